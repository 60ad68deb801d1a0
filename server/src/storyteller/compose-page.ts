import { countWords } from './grammar/sentences.ts';
import type { ReadingLevel } from './reading-level.ts';

/**
 * A shorter version of a fragment, used when a page would be too long; an empty text leaves the fragment out. `cost` is what the
 * reader loses: 1 wording only, 2 a nice detail, 3 something the story would rather keep.
 */
export type ShorterVersion = { text: string; cost: 1 | 2 | 3 };

/**
 * A candidate piece of text for a page. `required` fragments are always printed, `preferred` ones while the page is below its
 * target length, `optional` ones until it reaches its minimum.
 */
export type Fragment = {
  text: string;
  priority: 'required' | 'preferred' | 'optional';
  shorterVersions?: readonly ShorterVersion[];
};

/**
 * The text of a page: chooses among its fragments and joins them in the given order. Nobody speaks twice unless the page would
 * otherwise be too short. When the required fragments alone are too long, they are shortened at the lowest cost.
 */
export function composePage(fragments: readonly Fragment[], level: ReadingLevel): string {
  const all = shortenToFit(fragments, level);
  const chosen = new Set(all.filter(({ priority }) => priority === 'required'));
  let words = countFragmentWords([...chosen]);
  const add = (priority: Fragment['priority'], goal: number, mayRepeatSpeaker: boolean) => {
    for (const fragment of all) {
      const length = countWords(fragment.text);
      if (fragment.priority !== priority || chosen.has(fragment)) continue;
      if (words >= goal || words + length > level.maxWords) continue;
      if (!mayRepeatSpeaker && repeatsSpeaker(fragment, chosen)) continue;
      chosen.add(fragment);
      words += length;
    }
  };
  add('preferred', level.targetWords, false);
  add('optional', level.minWords, false);
  add('preferred', level.minWords, true);
  add('optional', level.minWords, true);
  return joinFragments(all.filter((fragment) => chosen.has(fragment)));
}

/**
 * Replaces required fragments by shorter versions until the page fits, cheap versions first. Among versions of the same cost it
 * takes the smallest saving that is enough, else the largest. Replacements that a later, larger saving made unnecessary are undone,
 * the most costly first.
 */
function shortenToFit(fragments: readonly Fragment[], level: ReadingLevel): Fragment[] {
  const current = [...fragments];
  const applied: Saving[] = [];
  const excess = () =>
    countFragmentWords(current.filter(({ priority }) => priority === 'required')) - level.maxWords;
  for (let cost = 1; cost <= level.maxCost; cost += 1) {
    for (let missing = excess(); missing > 0; missing = excess()) {
      const saving = bestSaving(possibleSavings(current, cost), missing);
      if (!saving) break;
      current[saving.index] = saving.replacement;
      applied.push(saving);
    }
  }
  for (const { index, original, replacement } of applied.toReversed()) {
    if (current[index] !== replacement) continue;
    current[index] = original;
    if (excess() > 0) current[index] = replacement;
  }
  return current;
}

type Saving = { index: number; original: Fragment; replacement: Fragment; wordsSaved: number };

function bestSaving(savings: Saving[], missing: number): Saving | undefined {
  return savings.sort((a, b) =>
    a.wordsSaved >= missing && b.wordsSaved >= missing
      ? a.wordsSaved - b.wordsSaved
      : b.wordsSaved - a.wordsSaved,
  )[0];
}

function possibleSavings(fragments: readonly Fragment[], maxCost: number): Saving[] {
  return fragments.flatMap((original, index) => {
    const { text, priority, shorterVersions = [] } = original;
    const words = countWords(text);
    const nth = shorterVersions.findIndex(
      (version) => version.cost <= maxCost && countWords(version.text) < words,
    );
    const version = shorterVersions[nth];
    if (priority !== 'required' || !version) return [];
    const replacement = {
      ...original,
      text: version.text,
      shorterVersions: shorterVersions.slice(nth + 1),
    };
    return [{ index, original, replacement, wordsSaved: words - countWords(version.text) }];
  });
}

function repeatsSpeaker(fragment: Fragment, chosen: ReadonlySet<Fragment>): boolean {
  const others = new Set([...chosen].flatMap(({ text }) => speakersOf(text)));
  return speakersOf(fragment.text).some((speaker) => others.has(speaker));
}

const NAME = String.raw`(\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*)?)`;
const VERB = '(?:said|asked|whispered|cried|called)';
/** `” said Mira`, `” Mira said`, `Mira said, “` */
const SPEAKERS = [`” ${VERB} ${NAME}`, `” ${NAME} ${VERB}\\b`, `${NAME} ${VERB}, “`].map(
  (pattern) => new RegExp(pattern, 'gu'),
);

const speakersOf = (text: string): string[] =>
  SPEAKERS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));

function countFragmentWords(fragments: readonly Fragment[]): number {
  return countWords(joinFragments(fragments));
}

function joinFragments(fragments: readonly Fragment[]): string {
  return fragments
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ');
}
