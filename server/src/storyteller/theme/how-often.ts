import { verbClassOf } from '../word-net/verb-class-of.ts';
import type { VerbClass } from '../word-net/verb-class-roots.ts';
import type { ThemeReading } from './theme-rule.ts';

/** Said of a habit: `always sings`, `every night`, `steals hats all day`. */
const AGAIN_AND_AGAIN =
  /\b(?:always|never|often|sometimes|usually|keeps?|kept|again|everything|everyone|everybody|all the time|all day|all night|too (?:much|many|often|loud|fast)|(?:every|each) \p{L}+|on (?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/iu;
/** What is over when it is done. */
const DONE_ONCE: ReadonlySet<VerbClass> = new Set<VerbClass>([
  'build',
  'come',
  'cook',
  'fall',
  'find',
  'marry',
  'open',
  'party',
  'plant',
  'race',
  'trade',
  'visit',
  'write',
]);
/** Verbs that name a beginning, an end or a change. */
const CHANGES =
  /^(?:start|begin|found|form|become|move|win|cross|reach|finish|get|buy|join|organi[sz]e|perform|give|hold|invent|discover|graduate|retire|emigrate|enter|launch|arrange)$/;
/** One thing that is named: `a race`, `the road`, `his first bread`. */
const ONE_THING =
  /^\p{L}+ (?:(?:up|on|in|into|at|over|across|down|out|off|to) )?(?:an?|the|one|\{[^}]*\} (?:first|last|own|new))\b/iu;
/** What is not done by the piece although it has one object: `plays the drum`, `wears a hat`. */
const MANNERS: ReadonlySet<VerbClass | null> = new Set<VerbClass | null>([
  'sing',
  'dance',
  'noise',
  'sleep',
  'snore',
  'sneeze',
  'speak',
  'wear',
  'live',
  'sit',
  'laugh',
  'cry',
  'watch',
  'care',
  'shine',
  'wait',
  'dream',
  'play',
]);

/** Whether what a theme says somebody does happens once, as `opens a shop`, and is no habit or manner, as `sings` or `steals hats`. */
export function isDoneOnce({ text, action, situation, item }: ThemeReading): boolean {
  if (action === null || situation === 'misdeed' || AGAIN_AND_AGAIN.test(text)) return false;
  const verbs = verbClassOf(action.do);
  const isOfMany = item?.isPlural === true && item.count === undefined;
  if (MANNERS.has(verbs) || (isOfMany && !CHANGES.test(action.verb))) return false;
  if (CHANGES.test(action.verb)) return true;
  return (verbs !== null && DONE_ONCE.has(verbs)) || ONE_THING.test(action.do);
}
