import type { NewSeat } from "./wire";

export type Level = NonNullable<NewSeat["level"]>;

export const LEVELS: readonly Level[] = ["beginner", "normal", "strong", "expert"];
