/** What is known about one thing, as slots of the plots that are told with it. */
export type Facts = Readonly<Record<string, string>>;

/** A table of facts: the names of its columns, and a row for every thing, `name = column; column; …`. */
export type FactTable = { frame: string; columns: readonly string[]; rows: string };
