import type { Beat, Scene } from '../../storyteller/story-plan.ts';
import { afterVerb, firstRule, HANDLING_ACTIONS, STRONG_ACTIONS, WEAK_ACTIONS } from './action-rules.ts';
import { isAmbient } from './ambient-sentences.ts';
import { propMentions, wordsOf } from './prop-words.ts';
import type { Deed } from './read-deeds.ts';
import { factualClauses, toldSentences } from './sentences-of-page.ts';

/** The sentence of a page that changes something: what somebody does to something, or what happens. */
export interface PageEvent {
  /** Its text without direct speech. */
  sentence: string;
  /** Where it is on the page, as in its deeds: from 0 at the beginning to 1. */
  at: number;
}

/** What is so every day, or for some time. */
const HABIT =
  /\b(?:every (?:day|night|morning|evening|time|week|year|child)|always|usually|often|sometimes|used to|lived in|each time|most of all|the whole (?:day|morning|week|time))\b/i;
/** How the end of a story repeats what was wished for. */
const CLOSING =
  /^(?:and so\b|so (?:they|everyone)\b|because\b|(?:and )?now that\b|(?:and )?because\b|one evening\b|it came quietly|not every(?:one|body) looked|if all goes well|there was something to look forward)/i;
/** Things and beings that do something by themselves. */
const HAPPENS =
  /\b(?:rang|came|fell|landed|flew|rolled|opened|broke|burst|cracked|appeared|arrived|grew|drove|ran|jumped|swam|went (?:off|out|up|down|round)|lay|hung|stood|sat|stuck|dripped|splashed|tipped|blew|danced)\b/;
/** The pages whose event comes last. */
const ENDS_WITH_EVENT: ReadonlySet<Beat> = new Set<Beat>(['turn', 'ending']);
/** How much of its weight a sentence at the end of a page loses. */
const LATE = 0.35;

/** The event of a page; null where no sentence tells of one. */
export function readEvent(scene: Scene, deeds: readonly Deed[]): PageEvent | null {
  const sentences = toldSentences(scene.text);
  const isLateEvent = ENDS_WITH_EVENT.has(scene.beat);
  let best: (PageEvent & { weight: number }) | null = null;
  for (const [i, sentence] of sentences.entries()) {
    const at = i / sentences.length;
    const own = deeds.filter((deed) => deed.at === at && deed.doers.length > 0);
    const weight =
      Math.max(happening(sentence), ...own.map(({ text }) => weightOf(text))) *
      (HABIT.test(sentence) ? 0.4 : 1) *
      (CLOSING.test(sentence.replace(/^[“”\s]+/, '')) ? 0.2 : 1) *
      (i > 0 && isAmbient(sentence) ? 0.2 : 1) *
      (1 - (isLateEvent ? LATE / 4 : LATE) * at);
    if (weight >= 0.5 && weight > (best?.weight ?? 0)) best = { sentence, at, weight };
  }
  return best && { sentence: best.sentence, at: best.at };
}

/** An action with something comes before one without, and both before gestures and states. */
function weightOf(text: string): number {
  const hasThing = propMentions(wordsOf(afterVerb(text)?.split(/[“”]/)[0] ?? '')).some(
    ({ from }) => from < 7,
  );
  if (firstRule(STRONG_ACTIONS, text)) return hasThing ? 3 : 2.2;
  if (firstRule(HANDLING_ACTIONS, text)) return hasThing ? 2.4 : 1.2;
  return firstRule(WEAK_ACTIONS, text) ? 0.9 : 0.3;
}

/** What happens to a thing without anybody’s doing: `the bell rang`. */
const happening = (sentence: string): number =>
  factualClauses(sentence).some((clause) => HAPPENS.test(clause) && propMentions(wordsOf(clause)).length > 0)
    ? 1.3
    : 0;
