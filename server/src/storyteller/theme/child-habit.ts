import { phrasesOf } from '../lexicon/all-sources.ts';
import { findPhrase, matchableText } from './match-words.ts';
import { readNoun } from './noun.ts';
import { type Match, withAction } from './theme-rule.ts';
import { readFinitePhrase } from './verb-phrase.ts';

const CHILD =
  /^(?:(he|(?:my|our) (?:little |\S+ year old )?(?:son|grandson|nephew))|(she|(?:my|our) (?:little |\S+ year old )?(?:daughter|granddaughter|niece))|(?:a|the|my) (?:little )?(?:child|kid|toddler)|they)(?: who| that)? (?:always |only |often |sometimes |just |still |really )*(.+)$/i;

/** Whether a concept of the lexicon is about something in the text. */
function namesConcept(text: string): boolean {
  const words = matchableText(text);
  for (const phrases of phrasesOf.values())
    for (const phrase of phrases) if (findPhrase(words, phrase) >= 0) return true;
  return false;
}

/**
 * What a grown-up says about the child, who is the lead: `she hides under the table`. Where no concept is about it, somebody of that age
 * does it, so that the deed itself is told.
 */
export function readChildHabit(text: string): Match | null {
  const [, he, she, did = ''] = CHILD.exec(text) ?? [];
  const hated =
    /^(?:hates?|dislikes?|(?:does not|doesn’t|do not|don’t) (?:like|want)|(?:can’t|cannot) stand|refuses?(?: to)?) (?=\p{L}{2,}ing )(.+)$/iu.exec(
      did,
    )?.[1];
  // `she hates having her nails cut`
  if (hated !== undefined && !namesConcept(text))
    return withAction('reluctant', null, readFinitePhrase(hated, 'L'));
  const action = did === '' ? null : readFinitePhrase(did, 'S');
  if (action === null) return null;
  if (namesConcept(text)) return { situation: null };
  return withAction('deed', readNoun(he ? 'a boy' : she ? 'a girl' : 'a child'), action);
}
