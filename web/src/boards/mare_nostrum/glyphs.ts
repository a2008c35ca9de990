/** Small drawings of our own on a field of 24 by 24: resources, buildings, units, roles. */

export interface Stroke {
  d: string;
  fill: string;
}

const OUTLINE = "#3b2f20";

export const GLYPHS: Record<string, readonly Stroke[]> = {
  tax: [
    { d: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", fill: "#d9b34a" },
    { d: "M12 6.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11z", fill: "#f1d98b" },
    { d: "M9.500 10h5M9.500 14h5M12 8.500v7", fill: "none" },
  ],
  grain: [
    { d: "M12 22V8", fill: "none" },
    { d: "M12 2c2 2 2 4 0 6-2-2-2-4 0-6zM12 10c1-3 3-4 6-4 0 3-2 5-6 5zM12 10c-1-3-3-4-6-4 0 3 2 5 6 5zM12 16c1-3 3-4 6-4 0 3-2 5-6 5zM12 16c-1-3-3-4-6-4 0 3 2 5 6 5z", fill: "#e0b93c" },
  ],
  fish: [
    { d: "M2 12c4-7 11-7 15 0l5-4.500v9L17 12c-4 7-11 7-15 0z", fill: "#7fb2c9" },
    { d: "M6.500 10.500a1 1 0 1 0 .1 0z", fill: OUTLINE },
  ],
  slaves: [
    { d: "M7 5a5 5 0 1 0 0 10A5 5 0 0 0 7 5zm0 2.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z", fill: "#9a9a9a" },
    { d: "M17 9a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 2.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z", fill: "#c4c4c4" },
  ],
  wine: [
    { d: "M9 2h6v3c0 2 4 4 4 9 0 4-3 8-7 8s-7-4-7-8c0-5 4-7 4-9z", fill: "#8d2f4f" },
    { d: "M9 5C6 5 5 8 5 10M15 5c3 0 4 3 4 5", fill: "none" },
  ],
  metal: [
    { d: "M2 19l3-7h7l3 7zM9 19l3-7h7l3 7z", fill: "#8a97a6" },
    { d: "M6 11l2.500-6h7L18 11z", fill: "#b3bdc9" },
  ],
  fruit: [
    { d: "M12 7c4-3 9 0 9 5 0 6-5 10-9 10s-9-4-9-10c0-5 5-8 9-5z", fill: "#d0672f" },
    { d: "M12 7c0-3 2-5 6-5 0 4-3 5-6 5z", fill: "#5d8a3c" },
  ],
  livestock: [
    { d: "M6 9C3 9 2 6 2 3c3 0 4 3 6 4h8c2-1 3-4 6-4 0 3-1 6-4 6l-1 7c-.5 4-2 6-5 6s-4.500-2-5-6z", fill: "#a87850" },
    { d: "M9 12a1 1 0 1 0 .1 0zM15 12a1 1 0 1 0 .1 0z", fill: OUTLINE },
  ],
  oil: [
    { d: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z", fill: "#9aa83a" },
    { d: "M8.500 15c0 2 1.500 3.500 3.500 3.500", fill: "none" },
  ],
  gold: [
    { d: "M4 21l2-5h5l2 5zM13 21l1-5h5l2 5zM8 15l2-5h5l2 5z", fill: "#e8c22f" },
    { d: "M12 2l1 3 3 1-3 1-1 3-1-3-3-1 3-1z", fill: "#fff1a8" },
  ],
  gems: [
    { d: "M6 4h12l4 6-10 12L2 10z", fill: "#4f9d8f" },
    { d: "M2 10h20M8 10l4 12 4-12-4-6z", fill: "none" },
  ],
  perfume: [
    { d: "M10 2h4v4h-4zM8 8h8l3 6c1 4-1 8-4 8H9c-3 0-5-4-4-8z", fill: "#b57bb5" },
    { d: "M6 14h12", fill: "none" },
  ],
  papyrus: [
    { d: "M6 3h13v15H6z", fill: "#e9d9ab" },
    { d: "M3 18h13v3H5a2 2 0 0 1-2-3zM9 7h7M9 10h7M9 13h5", fill: "#d8c48a" },
  ],
  city: [
    { d: "M3 21V10l5-4 5 4v11z", fill: "#f0dcb4" },
    { d: "M11 21V7l5-4 5 4v14z", fill: "#d98e5a" },
    { d: "M15 21v-5h3v5M14.500 10h3M6 13h3", fill: "none" },
  ],
  temple: [
    { d: "M2 9l10-6 10 6z", fill: "#f6efe0" },
    { d: "M4 10h3v8H4zM10.500 10h3v8h-3zM17 10h3v8h-3zM2 19h20v3H2z", fill: "#f6efe0" },
  ],
  market: [
    { d: "M3 4h18l1 6H2z", fill: "#c65447" },
    { d: "M8 4h4v6H7.500zM16 4h5l1 6h-5z", fill: "#f6efe0" },
    { d: "M4 11h16v10H4z", fill: "#e6cf9c" },
  ],
  caravan: [
    { d: "M3 10c1-3 4-3 5 0 1-5 5-5 6 0 1 1 2 1 3-1V5h4v3h-2v4c-1 3-3 4-4 4l-.5 5h-2l-.5-5H8l-.5 5h-2L5 15c-2-1-2-3-2-5z", fill: "#c69a5b" },
  ],
  fort: [
    { d: "M3 21V5h4v3h3V5h4v3h3V5h4v16z", fill: "#b9b2a4" },
    { d: "M10 21v-5a2 2 0 0 1 4 0v5", fill: "#6d675c" },
  ],
  legion: [
    { d: "M12 2c3 2 6 2 9 2 0 8-2 14-9 18C5 18 3 12 3 4c3 0 6 0 9-2z", fill: "currentColor" },
    { d: "M12 6v11M7 10h10", fill: "none" },
  ],
  trireme: [
    { d: "M12 2v12M13 3c5 2 6 6 6 10h-6z", fill: "#f6efe0" },
    { d: "M2 14h20c-1 4-4 7-7 7H8c-3 0-5-3-6-7z", fill: "currentColor" },
  ],
  influence: [
    { d: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z", fill: "currentColor" },
    { d: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z", fill: "#f6efe0" },
  ],
  owner: [{ d: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z", fill: "currentColor" }],
  pyramids: [
    { d: "M9 4l9 17H0z", fill: "#dcb96a" },
    { d: "M9 4l4 17h5z", fill: "#b98f45" },
    { d: "M18 11l6 10h-6z", fill: "#dcb96a" },
  ],
  wonder: [{ d: "M12 2l3 6.500 7 .8-5.200 4.800 1.400 7L12 17.600 5.800 21l1.400-7L2 9.300l7-.8z", fill: "#dcb96a" }],
  hero: [
    { d: "M12 2a5 5 0 1 0 0 10 5 5 0 0 0 0-10z", fill: "#e3b58c" },
    { d: "M3 22c0-6 4-9 9-9s9 3 9 9z", fill: "#8d4a3b" },
  ],
  commerce_director: [
    { d: "M12 3v17M6 21h12M4 6h16", fill: "none" },
    { d: "M1 14l3-7 3 7c0 2-6 2-6 0zM17 14l3-7 3 7c0 2-6 2-6 0z", fill: "#d9b34a" },
  ],
  political_leader: [
    { d: "M3 5c6 2 7 9 8 16C5 19 3 12 3 5zM21 5c-6 2-7 9-8 16 6-2 8-9 8-16z", fill: "#6d8f4e" },
  ],
  military_leader: [
    { d: "M4 12a8 8 0 0 1 16 0v9h-5v-6H9v6H4z", fill: "#a8a39a" },
    { d: "M12 1c4 0 7 2 8 6-4-2-12-2-16 0 1-4 4-6 8-6z", fill: "#b5432f" },
  ],
};
