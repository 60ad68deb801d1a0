/**
 * The sentences with which a story takes up a word that its plot leaves out, by the step of the plot. They stand in any plot, so they
 * name nothing of it. Slots: `{word}` (`island`), `{a_word}`, `{the_word}`, `{words}` (plural), `{at_word}` (`on a small island`),
 * `{n}` (a number in words), and those of every template.
 */
export type DetailSentences = {
  /** Page 1: it is there. */
  opener: readonly string[];
  /** It is in the way, or makes things harder. */
  problem: readonly string[];
  /** One attempt is made with it and fails. */
  attempt: readonly string[];
  /** It brings the solution. */
  turn: readonly string[];
  /** The last page. */
  again: readonly string[];
};

/** The steps of a plot at which a detail can be told. */
export type DetailStep = keyof DetailSentences;
