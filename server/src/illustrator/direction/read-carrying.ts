import { splitSentences } from '../../storyteller/grammar/sentences.ts';
import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { propBox, propEntry } from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { firstProp } from './prop-words.ts';
import { isVehicle } from './read-seating.ts';
import { factualClauses, withoutSpeech } from './sentences-of-page.ts';
import { subjectsOf } from './subjects.ts';

/** A thing that two actors carry between them. */
export interface Carrying {
  prop: PropName;
  carriers: readonly [string, string];
}

const CARRIED = /\b(?:carried|carry|lifted|heaved|dragged|pulled|hauled|held|brought|took)\b/;
/** Where the object of the verb ends. */
const AFTER_OBJECT = /[,“”]| (?:above|from|with|of|in|on|under|to|round|around|by|off|into|out) /;
/** Longer things are pushed, or it is another meaning of the word. */
const MAX_LENGTH = 400;

/** The first thing that the text has two or more actors carry, lift or pull together; null for none. */
export function readCarrying(plan: StoryPlan, scene: Scene): Carrying | null {
  if (scene.actors.length < 2) return null;
  for (const sentence of splitSentences(withoutSpeech(scene.text))) {
    let who: readonly string[] = [];
    for (const clause of factualClauses(sentence)) {
      const match = CARRIED.exec(clause);
      who = subjectsOf(plan, scene, match ? clause.slice(0, match.index) : clause, who);
      const [first, second] = who;
      if (!match || !first || !second) continue;
      const prop = firstProp(clause.slice(match.index + match[0].length).split(AFTER_OBJECT)[0] ?? '');
      if (prop && canBeCarried(prop)) return { prop, carriers: [first, second] };
    }
  }
  return null;
}

function canBeCarried(prop: PropName): boolean {
  const { left, right, top, bottom } = propBox(prop);
  return (
    propEntry(prop).spot !== 'sky' &&
    !isVehicle(prop) &&
    Math.max(right - left, bottom - top) < MAX_LENGTH &&
    prop !== 'window'
  );
}
