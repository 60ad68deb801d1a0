import { splitSentences } from '../../storyteller/grammar/sentences.ts';
import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { WITHOUT_GROUND } from '../backgrounds/backdrop.ts';
import { isDrawnByBackdrop } from '../backgrounds/backdrop-things.ts';
import { propEntry } from '../props/draw-prop.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { CROWDS } from '../role-looks.ts';
import { afterVerb } from './action-rules.ts';
import { isAmbient } from './ambient-sentences.ts';
import { inStory } from './in-story.ts';
import { isName } from './names-of-cast.ts';
import { propMentions, wordsOf } from './prop-words.ts';
import type { Deed } from './read-deeds.ts';
import type { PageEvent } from './read-event.ts';
import type { Setting } from './read-setting.ts';
import type { NamedThing } from './read-things.ts';
import { factualClauses, withoutSpeech } from './sentences-of-page.ts';

/** `On the rails lay a cow`, `there stood a beehive`: what a sentence introduces by turning its order round. */
const PRESENTED =
  /\b(?:there (?:was|were|stood|lay|sat|hung|came)|(?:stood|lay|sat|hung|grew|appeared|came|ran|flew|rolled|waited)) (?:\p{L}+ly )?(?:an?|the|one|two|three|his|her|their|\p{L}+’s)\b/u;
const NEW: ReadonlySet<string> = new Set(['a', 'an', 'one', 'another', 'two', 'three']);
/** What the background of nearly every page has: seldom what it is about. */
const SCENERY: ReadonlySet<PropName> = new Set<PropName>([
  'grass',
  'leaf',
  'sun',
  'cloud',
  'tree',
  'bush',
  'window',
  'door',
  'rug',
  'table',
  'chair',
  'wall',
  'step',
  'stone',
  'puddle',
  'house',
  'shelf',
  'bench',
  'gate',
  'fence',
]);
/** Clothes hang on a line in the middle only where nothing else is told. */
const GARMENTS: ReadonlySet<PropName> = new Set<PropName>([
  'coat',
  'cape',
  'apron',
  'shirt',
  'pyjamas',
  'trousers',
  'dress',
]);
const LIGHTS: ReadonlySet<PropName> = new Set<PropName>(['sun', 'moon']);
const GREAT = /^(?:great|huge|enormous|giant|gigantic|mighty)$/;
/** Beside what somebody comes along: `By the stool Mira met Bo`. */
const PASSED = /^(?:by|past|beside|near|behind)$/;
const LEAST = 0.35;
/** How much more a page is about what its verb is done to. */
const OBJECT_BONUS = 0.5;
/** How much more it is about what the sentence of its event names. */
const EVENT_BONUS = 0.4;

/**
 * The thing that the page's own event is about: drawn large in the middle with the actors around it. The event comes first on a page,
 * and what only fills it later. Null for none, and when it is held: then it is in a hand.
 */
export function readFocus(
  plan: StoryPlan,
  scene: Scene,
  things: readonly NamedThing[],
  setting: Setting,
  deeds: readonly Deed[],
  event: PageEvent | null,
): NamedThing | null {
  const scores = scoreMentions(plan, scene, setting);
  for (const prop of event ? propsIn(event.sentence, plan, scene) : [])
    scores.set(prop, (scores.get(prop) ?? 0) + EVENT_BONUS * (SCENERY.has(prop) ? 0.5 : 1));
  const object = objectOfEvent(
    plan,
    scene,
    deeds.toSorted((a, b) => Number(b.at === event?.at) - Number(a.at === event?.at)),
    event?.at,
  );
  if (object) scores.set(object, (scores.get(object) ?? 0) + OBJECT_BONUS);
  const isHeld = ({ prop, holder }: NamedThing) =>
    holder !== null || scene.actors.some(({ holding }) => holding === prop);
  const ranked = things
    .filter(({ prop, isAside }) => !CROWDS.has(prop) && !isAside)
    .filter(({ prop }) => propEntry(prop).spot !== 'wall' || !WITHOUT_GROUND.has(setting.backdrop))
    // There is one moon.
    .filter(({ prop }) => !LIGHTS.has(prop) || !isDrawnByBackdrop(prop, setting))
    .map((thing) => {
      const score = (scores.get(thing.prop) ?? 0) * (GARMENTS.has(thing.prop) && !thing.isSubject ? 0.25 : 1);
      return { thing, score: score + (thing.isSubject ? 0.4 : 0) };
    })
    .sort((a, b) => b.score - a.score);
  const best = ranked[0];
  if (!best || best.score < LEAST) return null;
  const free = ranked.find(({ thing }) => !isHeld(thing));
  // Whoever holds what the event is about is seen with it.
  const share = isHeld(best.thing) && best.thing.prop === object ? 0.95 : 0.6;
  return free && free.score >= Math.max(LEAST, best.score * share) ? free.thing : null;
}

/** The things that a sentence names as present. */
const propsIn = (sentence: string, plan: StoryPlan, scene: Scene): ReadonlySet<PropName> =>
  new Set(
    factualClauses(sentence)
      .flatMap((clause) => propMentions(wordsOf(clause)))
      .map(({ prop }) => inStory(prop, plan, scene))
      .filter((prop) => prop !== null),
  );

/** What the first such verb of a page is done to; null for none, and for what stands for itself anyway. */
function objectOfEvent(
  plan: StoryPlan,
  scene: Scene,
  deeds: readonly Deed[],
  eventAt: number | undefined,
): PropName | null {
  for (const { text, at } of deeds) {
    if (at > 0.6 && at !== eventAt) continue;
    const after = afterVerb(text)?.split(/[,“”]/)[0];
    if (after === undefined) continue;
    const first = propMentions(wordsOf(after)).find(({ from }) => from < 6);
    return first && !SCENERY.has(first.prop) ? inStory(first.prop, plan, scene) : null;
  }
  return null;
}

/** How much a page is about each prop: where it is first named, how it is introduced, and how often it is named. */
function scoreMentions(plan: StoryPlan, scene: Scene, setting: Setting): Map<PropName, number> {
  const { text } = scene;
  const scores = new Map<PropName, number>();
  const told = withoutSpeech(text).toLowerCase();
  let start = 0;
  for (const sentence of splitSentences(text)) {
    const early = Math.max(0.1, 1 - (1.5 * start) / Math.max(text.length, 260));
    const isAside = start > 0 && isAmbient(sentence);
    start += sentence.length;
    if (isAside) continue;
    for (const clause of factualClauses(sentence)) {
      const words = wordsOf(clause);
      const presented = PRESENTED.exec(clause);
      const presentedFrom = presented ? wordsOf(clause.slice(0, presented.index)).length : words.length;
      for (const { prop: named, from, to } of propMentions(words)) {
        if (isName(words, from, to, plan)) continue;
        const prop = inStory(named, plan, scene);
        if (prop === null) continue;
        const isSpoken = !told.includes(words[from] ?? '');
        const isGreat = GREAT.test(words[from - 1] ?? '');
        const isNew = words.slice(Math.max(0, from - 3), from).some((word) => NEW.has(word));
        const isPassed =
          scene.beat === 'friend-and-object' &&
          words.slice(Math.max(0, from - 3), from).some((word) => PASSED.test(word));
        const weight =
          (isPassed ? 0.4 : 1) *
          (0.6 +
            (early > 0.6 && from >= presentedFrom && from < presentedFrom + 6 ? 0.5 : 0) +
            (isNew ? 0.1 : 0) +
            (isGreat ? 0.3 : 0)) *
          (isSpoken ? 0.65 : 1) *
          (isDrawnByBackdrop(prop, setting) ? 0.4 : SCENERY.has(prop) && !isGreat ? 0.6 : 1);
        const known = scores.get(prop);
        scores.set(prop, known === undefined ? weight * early : known + 0.2 * early);
      }
    }
  }
  return scores;
}
