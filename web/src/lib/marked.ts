/** The little emphasis that the rules use: **strong** and *em*. */

export interface Part {
  style: "plain" | "strong" | "em";
  text: string;
}

export function marked(text: string): Part[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter((part) => part !== "")
    .map((part): Part => {
      if (part.startsWith("**")) return { style: "strong", text: part.slice(2, -2) };
      if (part.startsWith("*") && part.length > 2) return { style: "em", text: part.slice(1, -1) };
      return { style: "plain", text: part };
    });
}
