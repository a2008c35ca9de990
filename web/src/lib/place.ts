/** Whether this page is one of a static folder, without a server: then tables are in this browser. */
export const SITE = import.meta.env.MODE === "site";

/** Something that lies beside the page. */
export function beside(name: string): string {
  return import.meta.env.BASE_URL + name;
}
