import { splitSentences } from '../../storyteller/grammar/sentences.ts';
import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { nameOfActor, namePattern } from './actor-names.ts';
import { firstProp } from './prop-words.ts';
import { factualClauses, withoutSpeech } from './sentences-of-page.ts';
import { subjectsOf } from './subjects.ts';

/** What an actor looks at: another actor, a thing, or a direction. */
export type GazeTarget =
  | { kind: 'actor'; castId: string }
  | { kind: 'thing'; prop: PropName }
  | { kind: 'subject' }
  | { kind: 'up' | 'down' | 'aside' };

const LOOKED =
  /\b(?:looked|looks|stared|gazed|peered|glanced|peeped|peeked|squinted|watched)\b(?! (?:for|like|as if|as though|after|happy|sad|pleased|very|so|easy|a bit)\b)/;
const DOWN = /\b(?:down|floor|ground|feet|foot|toes|heels|paws|hands|shoes|knees|grass|path)\b/;
const UP = /\b(?:up|sky|ceiling|stars?|roofs?|clouds?|treetops?|top)\b/;
const ASIDE = /\b(?:round|around|back|out|along|left|right|over|away|through|into|in)\b/;
const SPEAKS = 'said|asked|called|whispered|shouted|cried|answered|sang|squeaked|explained';

/** What the text says that actors look at; the listeners of somebody who speaks are not among them. */
export function readGazes(plan: StoryPlan, scene: Scene): Map<string, GazeTarget> {
  const out = new Map<string, GazeTarget>();
  for (const sentence of splitSentences(withoutSpeech(scene.text))) {
    let who: readonly string[] = [];
    for (const clause of factualClauses(sentence)) {
      const match = LOOKED.exec(clause);
      who = subjectsOf(plan, scene, match ? clause.slice(0, match.index) : clause, who);
      if (!match) continue;
      const after = clause.slice(match.index + match[0].length).split(/[,“”]| and /)[0] ?? '';
      for (const castId of who) {
        const target = targetOf(plan, scene, castId, after);
        if (target && !out.has(castId)) out.set(castId, target);
      }
    }
  }
  return out;
}

function targetOf(plan: StoryPlan, scene: Scene, castId: string, after: string): GazeTarget | null {
  const others = scene.actors.map((actor) => actor.castId).filter((id) => id !== castId);
  const named = others.find((id) => namePattern(nameOfActor(plan, scene, id)).test(after));
  if (named) return { kind: 'actor', castId: named };
  const prop = firstProp(after);
  if (prop) return { kind: 'thing', prop };
  if (/\b(?:each other|one another|them|him|her|from one to)\b/.test(after) && others[0])
    return { kind: 'actor', castId: others[0] };
  if (DOWN.test(after)) return { kind: 'down' };
  if (UP.test(after)) return { kind: 'up' };
  if (/\b(?:at|it|that)\b/.test(after)) return { kind: 'subject' };
  return ASIDE.test(after) ? { kind: 'aside' } : null;
}

/** The actor who speaks first; null when nobody of the page does. */
export function readSpeaker(plan: StoryPlan, { actors, text, ...scene }: Scene): string | null {
  const found = actors
    .map(({ castId }) => {
      const name = namePattern(nameOfActor(plan, { actors, text, ...scene }, castId)).source;
      return {
        castId,
        at: text.search(
          new RegExp(`(?:${name})[^.“”]{0,30}\\b(?:${SPEAKS})\\b|\\b(?:${SPEAKS}) (?:${name})`, 'i'),
        ),
      };
    })
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.castId ?? null;
}
