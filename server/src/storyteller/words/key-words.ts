import { pastOf, verbForm } from './verbs.ts';

const STOP = new Set(
  `a an the and or but so if then than that this these those there here of in on at to for from with without by about into onto over under
  up down out off as is are was were be been being am do does did done has have had having will would can could shall should may might must
  it its it's i me my mine we us our you your he him his she her hers they them their who whom whose which what when where why how not no
  very really just also too again ever all some any each both more most much many want wants wish story ending end ends finally last
  together get gets got i'm don't they're it’s`.split(/\s+/),
);

/** The words of a typed text that carry its meaning, in small letters, each once; all of its words when none does. */
export function keyWords(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/[’]/g, "'")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  const bare = words.map((word) => word.replace(/'s$/, '').replace(/['-]+$/, ''));
  const telling = bare.filter((word) => !STOP.has(word) && (word.length > 1 || /\p{Lo}/u.test(word)));
  return [...new Set(telling.length > 0 ? telling : bare)];
}

/** Whether a text holds a word, also as its plural or, for a verb, in another of its forms. */
export function holdsWord(text: string, word: string): boolean {
  const inText = new Set(keyWordsRaw(text));
  return formsOf(word).some((form) => inText.has(form));
}

function keyWordsRaw(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/[’]/g, "'")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  return words.flatMap((word) => [word, word.replace(/'s?$/, '')]);
}

function formsOf(word: string): string[] {
  const verb = verbForm(word);
  const forms = [word, `${word}s`, word.replace(/s$/, '')];
  if (verb) forms.push(verb.base, pastOf(verb.base));
  else forms.push(pastOf(word), pastOf(word.replace(/s$/, '')), pastOf(word.replace(/es$/, '')));
  return forms;
}
