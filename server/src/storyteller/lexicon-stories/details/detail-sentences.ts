/**
 * The sentences with which a story takes up a word that its plot leaves out: where it begins, beside an attempt, beside the solution and where it
 * ends. They stand in any plot, so they name nothing of it: they say what the place or the person adds, and are no attempt of their own. Slots: `{word}` (`island`), `{a_word}`,
 * `{the_word}`, `{words}` (plural), `{at_word}` (`on a small island`), `{n}` (a number in words), and those of every template.
 */
export type DetailSentences = {
  /** Page 1: it is there. */
  opener: readonly string[];
  /** Where an attempt has just failed. */
  middle?: readonly string[];
  /** Where it has worked. */
  done?: readonly string[];
  /** The last page. */
  again?: readonly string[];
};

/** The steps of a plot at which a detail can be told. */
export type DetailStep = keyof DetailSentences;
