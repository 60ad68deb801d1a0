import { createRequire } from 'node:module';
import { oncePerPlan } from '../while-planning.ts';

type Term = { text: string; tags?: string[] };
type Tagger = (text: string) => { json(options: { terms: boolean }): { terms: Term[] }[] };

let tagger: Tagger | undefined;

/** A word of a text with its parts of speech as the library compromise names them: `Noun`, `PresentTense`, `Preposition`. */
export type TaggedWord = { word: string; tags: ReadonlySet<string> };

/** The words of a text with their parts of speech. The library is loaded with the first text. */
export const tagWords: (text: string) => readonly TaggedWord[] = oncePerPlan(tag);

function tag(text: string): TaggedWord[] {
  tagger ??= createRequire(import.meta.url)('compromise/two') as Tagger;
  return tagger(text)
    .json({ terms: true })
    .flatMap(({ terms }) => terms)
    .filter(({ text: word }) => word !== '')
    .map(({ text: word, tags }) => ({ word, tags: new Set(tags) }));
}
