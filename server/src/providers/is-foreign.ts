import { isEnglishWord } from '../storyteller/grammar/inflections.ts';
import { kindOfNoun } from '../storyteller/word-net/kind-of.ts';

/** Small words of German, French, Spanish, Italian, Dutch, Portuguese, Turkish, Polish and Swedish that are no English ones. */
const FUNCTION_WORDS = new Set(
  `der das ein eine einen einem und ich wir mein meine ist im nicht kann wird werden alle für zum zur auf une des les qui avec dans et est mon du sur
  aux el los las una que con mi tiene del para por il gli che nel della è het een mijn naar uma com dos não bir ve ile için jest się och som ett med
  un`.split(/\s+/),
);

const WORD = /\p{L}[\p{L}\p{M}’']*/gu;

const isKnown = (word: string): boolean => isEnglishWord(word) || kindOfNoun(word) !== null;

/** Whether a text is in another language than English, as far as one can tell from a few words. `names` of characters say nothing. */
export const isForeign = (typed: string, names: readonly string[] = []): boolean => {
  const inNames = new Set(names.flatMap((name) => name.toLowerCase().match(WORD) ?? []));
  const text = typed.replace(WORD, (word) =>
    inNames.has(word.toLowerCase().replace(/[’']s?$/, '')) ? ' ' : word,
  );
  if (/[\p{Lo}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)) return true;
  const words = text.toLowerCase().match(WORD) ?? [];
  const small = words.filter((word) => FUNCTION_WORDS.has(word)).length;
  const unknown = words.filter((word) => word.length > 3 && !isKnown(word)).length;
  return small >= 2 || (small === 1 && unknown > 0) || (words.length > 2 && unknown / words.length > 0.6);
};
