import type { Clause } from './parse-clause.ts';

/** What an ending is about, which decides how its page is worded; `quoted` when it could not be parsed. */
export type EndingKind =
  | 'find'
  | 'learn'
  | 'win'
  | 'friends'
  | 'home'
  | 'sleep'
  | 'party'
  | 'state'
  | 'deed'
  | 'thing'
  | 'quoted';

/** The kind of an ending that is a clause. */
export function classifyEnding(clause: Clause): Exclude<EndingKind, 'thing' | 'quoted'> {
  const past = clause.past.toLowerCase();
  if (/\bfriends?\b/.test(past) && /^(be|become|make|stay)$/.test(clause.baseVerb)) return 'friends';
  if (clause.baseVerb === 'find' && /^found out\b/.test(past)) return 'learn';
  if (/^(?:find|discover|rescue)$/.test(clause.baseVerb)) return 'find';
  if (/^(learn|share|realise|realize|understand|help|forgive)$/.test(clause.baseVerb)) return 'learn';
  if (clause.baseVerb === 'win' || clause.baseVerb === 'succeed') return 'win';
  if (/\bhome\b/.test(past)) return 'home';
  if (/\b(asleep|slept|bed)\b/.test(past)) return 'sleep';
  if (isPartyWord(past) || /^(celebrate|dance)$/.test(clause.baseVerb)) return 'party';
  const isAboutEveryone = /^(they|everyone|everybody|everything|nobody)$/.test(clause.subject);
  return isAboutEveryone && /^(be|feel|live)$/.test(clause.baseVerb) ? 'state' : 'deed';
}

/** Whether a text names something that is celebrated. */
export function isPartyWord(text: string): boolean {
  return /\b(party|feast|festival|picnic|parade|ball|celebration|wedding|concert|disco)\b/.test(text);
}
