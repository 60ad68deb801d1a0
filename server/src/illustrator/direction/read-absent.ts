import { splitSentences } from '../../storyteller/grammar/sentences.ts';
import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { PROP_CATALOG, type PropName } from '../props/prop-catalog.ts';
import { firstProp, propOfNoun } from './prop-words.ts';
import { withoutComparisons } from './sentences-of-page.ts';

/** What follows is lost or looked for: `lost her mitten`, `no candle`. */
const ABSENT_OBJECT =
  /\b(?:(?<=\p{L} )(?<!\b(?:an?|the|one|old|every|this|that) )lost(?! property| and found)|missing|no|without|(?:can’t|cannot|can not|couldn’t|could not|did not|didn’t) (?:have|find|get|buy|bring)|(?:look|search|hunt)(?:ed|ing)(?: \w+){0,2} for)((?: [\p{L}’-]+){1,4})/gu;
/** What comes before is lost: `the helper candle was missing`. */
const ABSENT_SUBJECT =
  /((?:[\p{L}’-]+ ){1,4})(?:was|were|is|are|had|has|stayed)(?: \w+)? (?:lost(?! (?:its|his|her|their|the|an?|my|no)\b)|missing|vanished|disappeared|nowhere|run away|flown away|blown away|gone(?! (?:up|down|to|into|home|out|in|on|back|for|round)\b))/gu;
const AFTER_NOUN = / (?:in|on|at|under|behind|and|but|or|of|to|than|with|from|for|was|were|is|are|had)\b/;
const FOUND =
  /\b(?:found|lay|here (?:is|was|it)|there (?:it|they|lay|(?:was|were)(?! (?:no|nothing|not)\b))|came back|brought)\b/;

/** The props that a page says are not there: lost, missing, looked for or `no …`, and not found again on the same page. */
export function readAbsent(text: string): ReadonlySet<PropName> {
  const absent = new Set<PropName>();
  // `The basket: not there!`
  const said = text.replace(
    /:? (?:was |were )?(?:not|n’t) there\b|(?<=was|were)n’t there\b/g,
    ' was missing',
  );
  for (const sentence of splitSentences(said).map(withoutComparisons))
    for (const clause of sentence.toLowerCase().split(/[,;:]/)) {
      const named = [
        ...[...clause.matchAll(ABSENT_OBJECT)].map(([, words = '']) =>
          firstProp(words.split(AFTER_NOUN)[0] ?? ''),
        ),
        ...[...clause.matchAll(ABSENT_SUBJECT)].map(([, words = '']) =>
          propOfNoun(words.split(/ (?:of|in|on|at|from|with|that|who|which) /)[0]?.trim() ?? ''),
        ),
      ].filter((prop) => prop !== null);
      for (const prop of named) absent.add(prop);
      if (named.length > 0 ? !/\bfound\b/.test(clause) : !FOUND.test(clause)) continue;
      for (const prop of absent)
        if (PROP_CATALOG[prop].words.some((word) => clause.includes(word))) absent.delete(prop);
    }
  // `Mira had run out of plans, and of raisins as well.`
  for (const [, what = ''] of said.toLowerCase().matchAll(/\b(?:run|ran|running) out of ([^.!?]+)/g))
    for (const words of what.split(/,|\b(?:of|and|or)\b/).slice(0, 4)) {
      const prop = firstProp(words);
      if (prop) absent.add(prop);
    }
  return absent;
}

/** What a story is about that is lost: `the teddy that was lost on the bus`, `losing Mummy`. */
const LOST =
  /\b([\p{L}’-]+(?: [\p{L}’-]+)?) (?:that|who) (?:was lost|did(?: not|n’t) come (?:home|back)|got lost|was off and away|was stolen|(?:rolled|ran|flew|floated|blew) (?:away|off)|escaped|(?:had|has|is|are) (?:gone|lost|missing|disappeared|run away))|\b(?:(?:can’t|can't|cannot|couldn’t) find|lost(?! property| and found)|losing|loses|missing|vanished) (?:the |an? |my |his |her |their |our )?((?:[\p{L}’-]+ ?){1,2})/gu;
/** It is there again. */
const IS_BACK =
  /\b(?:(?:it|that) was (?:the|his|her|their)\b|(?:found|caught) (?:it|him|her|them|the)|there (?:it|he|she|they|lay|sat|stood)\b|here (?:it|he|she|they) (?:is|was|are|were)|there (?:was|were|lay|stood|sat) (?:the|his|her|its|their)\b|came back|was back)/i;

function lostOf(topic: string): PropName | null {
  for (const [, before = '', after = ''] of topic.matchAll(LOST)) {
    const prop = before
      ? (propOfNoun(before) ?? propOfNoun(before.split(' ').at(-1) ?? ''))
      : firstProp(after.split(AFTER_NOUN)[0] ?? '');
    if (prop) return prop;
  }
  return null;
}

/** What the being lacks that the story is about: a pirate without a ship has one at the end. */
export function lackedBy({ about, asked }: StoryPlan, { beat, text }: Scene): PropName[] {
  if (beat === 'ending' || beat === 'home-again') return [];
  const lost = lostOf(`${about?.topic ?? ''}, ${asked?.theme ?? ''}`.toLowerCase());
  if (lost && !IS_BACK.test(text)) return [lost];
  const lacked = /\bwithout (?:an? |the |his |her |its )?([\p{L} -]+)/u.exec(
    `${about?.topic ?? ''}, ${asked?.theme ?? ''}`.toLowerCase(),
  )?.[1];
  const prop = lacked ? propOfNoun(lacked.split(/ (?:and|or|in|on|of|who|that) /)[0] ?? '') : null;
  return prop && PROP_CATALOG[prop].figure === null ? [prop] : [];
}
