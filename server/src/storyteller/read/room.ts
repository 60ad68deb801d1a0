/** How many words of a typed theme and of a typed ending a page has room for. */
export type Room = { theme: number; ending: number };

/** The room for what was typed, by the child's age: up to five, six to eight (also when the age isn't known), nine and up. */
export function roomFor(age: number | null): Room {
  if (age !== null && age <= 5) return { theme: 10, ending: 22 };
  return age === null || age <= 8 ? { theme: 20, ending: 32 } : { theme: 24, ending: 40 };
}
