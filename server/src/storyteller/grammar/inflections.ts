import { createRequire } from 'node:module';

/** The part of the library's documented `methods()` that is used here; its own types say `object`. */
type Transforms = {
  two: {
    transform: {
      noun: Record<'toSingular' | 'toPlural', (word: string, model: object) => string>;
      verb: {
        toInfinitive: (word: string, model: object, tense: string) => string;
        conjugate: (
          word: string,
          model: object,
        ) => Partial<Record<'PastTense' | 'PresentTense' | 'Gerund', string>>;
      };
    };
  };
};

type Library = { methods(): Transforms; model(): { one: { lexicon: Record<string, unknown> } } };

let loaded: (Transforms['two']['transform'] & { model: ReturnType<Library['model']> }) | undefined;

/** Loaded with the first word that needs it: that takes as much CPU time as a tenth of the server's start. */
const library = () => {
  if (loaded === undefined) {
    const nlp: Library = createRequire(import.meta.url)('compromise/two');
    loaded = { ...nlp.methods().two.transform, model: nlp.model() };
  }
  return loaded;
};

/** Whether the library's lexicon has this word; it has the common ones of all parts of speech. */
export const isEnglishWord = (word: string): boolean =>
  Object.hasOwn(library().model.one.lexicon, word.toLowerCase()) || FUNCTION_WORDS.test(word);

/** Whether the library's lexicon has a word as a given name before anything else: `ibrahim`; `rose` is a noun. */
export const isListedName = (word: string): boolean => {
  const { lexicon } = library().model.one;
  const lower = word.toLowerCase();
  return Object.hasOwn(lexicon, lower) && /^(?:Male|Female|First)Name$/.test(String(lexicon[lower]));
};

/** Whether the library's lexicon has a word as an adjective: `friendly`. */
export const isListedAdjective = (word: string): boolean => {
  const { lexicon } = library().model.one;
  return Object.hasOwn(lexicon, word) && String(lexicon[word]).split(',').includes('Adjective');
};

const FUNCTION_WORDS =
  /^(there|their|these|those|where|which|whose|would|could|should|about|after|every|never)$/i;

/** The forms of a verb, by its base form: `{ past: 'shrank', present: 'shrinks', gerund: 'shrinking' }`. */
export function conjugate(base: string): { past: string; present: string; gerund: string } {
  const { verb, model } = library();
  const forms = verb.conjugate(base, model);
  // The library gives the base form where it does not know the past tense.
  const past = forms.PastTense === base ? undefined : forms.PastTense;
  return {
    past: past ?? (base.endsWith('e') ? `${base}d` : `${doubled(base)}ed`),
    present: forms.PresentTense ?? `${base}s`,
    gerund: forms.Gerund ?? `${doubled(base)}ing`,
  };
}

/** The base with its last consonant doubled where it is short and stressed: `fit` as `fitt`. */
const doubled = (base: string): string =>
  /^[^aeiou]*[aeiou][bdgklmnprtvz]$/.test(base) ? `${base}${base.at(-1)}` : base;

/** The base form of a word that must be a verb in this form. */
export function infinitiveOf(word: string, form: 'past' | 'present' | 'gerund'): string {
  const tense = { past: 'PastTense', present: 'PresentTense', gerund: 'Gerund' }[form];
  const { verb, model } = library();
  return verb.toInfinitive(word, model, tense);
}

/** The singular of a noun; a singular stays as it is. */
export function singularOf(word: string): string {
  return /(ss|us|is)$/.test(word) || (!word.endsWith('s') && !IRREGULAR_PLURAL.test(word))
    ? word
    : library().noun.toSingular(word, library().model);
}

/** The plural of a singular noun. */
export function pluralOf(word: string): string {
  const { noun, model } = library();
  return noun.toPlural(word, model);
}

const IRREGULAR_PLURAL =
  /^(mice|teeth|feet|geese|children|men|women|people|oxen|dice|\w+men|\w+women|\w+children)$/;
