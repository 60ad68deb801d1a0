import { singularOf } from '../storyteller/grammar/inflections.ts';
import { splitSentences } from '../storyteller/grammar/sentences.ts';
import type { Scene, StoryPlan } from '../storyteller/story-plan.ts';
import { kindOfNoun } from '../storyteller/word-net/kind-of.ts';
import { bodyBox, faceBox, heldBy, type PlacedActor } from './direction/placed-actor.ts';
import { handPosition } from './direction/reach.ts';
import { type StagedScene, stageScene } from './draw-scene.ts';
import { propEntry } from './props/draw-prop.ts';
import { shownWith } from './props/hand-work.ts';
import { PROP_NAMES, type PropName } from './props/prop-catalog.ts';

/*
 * Compares what a page says that its actors do with where bodies, hands and eyes are in its picture. The verbs and nouns are read here
 * on their own, not by the director, so that a gap in its vocabulary is a finding.
 */

export const ACTION_KINDS = ['ride', 'sit', 'carry', 'hug', 'hands', 'look'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** One thing that a text says an actor does, and whether the picture shows it. */
export interface ActionClaim {
  kind: ActionKind;
  clause: string;
  isShown: boolean;
}

const VERBS: Readonly<Record<ActionKind, RegExp>> = {
  ride: /\b(?:rode|rides|was riding|were riding|drove|pedalled|rowed|sailed in|flew in|(?:got|climbed|jumped|squeezed|hopped|stepped) (?:in|into|on|onto)|aboard)\b/,
  sit: /\b(?:sat|sits|sit|sitting)\b(?! up\b)/,
  carry: /\b(?:carried|carry|carrying|carries|held|lifted|fetched|brought|pulled|pushed)\b/,
  hug: /\b(?:hug|hugged|hugs|cuddled|put an arm round)\b/,
  hands: /\b(?:held hands|hand in hand|(?:held|took) (?:\S+ ){0,2}hand|by the hand|held on to [A-Z]\w+)\b/,
  look: /\b(?:looked|stared|gazed|peered|glanced|watched)\b(?! (?:for|like|as|after|happy|pleased|so|very|a bit|easy|cross)\b)/,
};
const ABSENT =
  /\b(?:not|no|never|nobody|without|wish|wished|would|could|if|dream|dreamed|thought|imagine|instead|allowed to|wanted to|tried to|had)\b|n’t\b/i;
const LIKENESS = /\bas \w+ as [^,.;:!?”]+|\b(?:like|than|as if|as though) [^,.;:!?”]+/gi;
const SUBJECT = /\b(?:they|we|he|she|both|all|everyone|everybody)\b/i;

const PROPS_OF_NOUN = new Map<string, PropName[]>();
for (const prop of PROP_NAMES)
  for (const phrase of propEntry(prop).words) {
    const noun = phrase.split(' ').at(-1) ?? phrase;
    PROPS_OF_NOUN.set(noun, [...(PROPS_OF_NOUN.get(noun) ?? []), prop]);
  }

/** What the text of a page says that actors do, and whether its picture shows it. */
export function lintActions(plan: StoryPlan, pageNumber: number): ActionClaim[] {
  const staged = stageScene(plan, pageNumber);
  return claimsOf(plan, staged.scene).map(({ kind, clause, after }) => ({
    kind,
    clause,
    isShown: isShown(kind, after, plan, staged),
  }));
}

function claimsOf(plan: StoryPlan, scene: Scene): { kind: ActionKind; clause: string; after: string }[] {
  const clauses = splitSentences(scene.text.replace(/“[^”]*”?/g, '“”'))
    .flatMap((sentence) => sentence.split(/[;:]|, (?=and|but|so|then|until|while|because)/))
    .filter((clause) => !ABSENT.test(clause))
    .map((clause) => clause.replace(LIKENESS, ''));
  return clauses.flatMap((clause) =>
    (Object.keys(VERBS) as ActionKind[]).flatMap((kind) => {
      const match = VERBS[kind].exec(clause);
      if (!match) return [];
      const before = clause.slice(0, match.index);
      const after = clause.slice(match.index + match[0].length).split(/[,“]/)[0] ?? '';
      const isTold = SUBJECT.test(before) || actorNames(plan, scene).some((name) => before.includes(name));
      return isTold && isDrawable(kind, after) ? [{ kind, clause, after }] : [];
    }),
  );
}

const actorNames = (plan: StoryPlan, scene: Scene): string[] =>
  scene.actors
    .map(({ castId }) =>
      castId === 'guest' ? scene.guest?.name : plan.cast.find(({ id }) => id === castId)?.name,
    )
    .filter((name): name is string => name !== undefined && name !== '');

const nounsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singularOf);
const SEAT_KINDS: ReadonlySet<string> = new Set(['vehicle', 'furniture', 'animal']);
/** Vehicles that WordNet counts among the tools. */
const VEHICLES: ReadonlySet<string> = new Set(
  'bus train tractor digger boat ship rocket sledge swing'.split(' '),
);

/** Whether a picture can be expected to show it: something is ridden that has a kind, something is carried that has a drawing. */
function isDrawable(kind: ActionKind, after: string): boolean {
  const nouns = nounsOf(after).slice(0, 8);
  if (kind === 'carry') return nouns.some((noun) => PROPS_OF_NOUN.has(noun));
  if (kind === 'ride')
    return (
      after.trim() === '' ||
      nouns.some((noun) => VEHICLES.has(noun) || SEAT_KINDS.has(kindOfNoun(noun) ?? ''))
    );
  return true;
}

function isShown(kind: ActionKind, after: string, plan: StoryPlan, staged: StagedScene): boolean {
  const { actors, things } = staged;
  const props = nounsOf(after).flatMap((noun) => PROPS_OF_NOUN.get(noun) ?? []);
  switch (kind) {
    case 'ride':
      return actors.some(
        ({ seat }) =>
          seat && (props.length === 0 || props.includes(seat.prop) || seat.prop === 'rowing-boat'),
      );
    case 'sit':
      return (
        actors.some(({ seat, actor }) => seat !== undefined || actor.pose === 'sit') ||
        staged.shot.setting.inBed
      );
    case 'carry':
      return (
        actors.some((actor) =>
          heldBy(actor)
            .flatMap(shownWith)
            .some((prop) => props.includes(prop)),
        ) || things.some(({ isCarried, prop }) => isCarried && props.includes(prop))
      );
    case 'hug':
    case 'hands':
      return pairsOf(actors).some(([a, b]) => touches(a, b));
    case 'look':
      return actors.some((actor) => looks(actor, after, plan, staged, props));
  }
}

const pairsOf = (actors: readonly PlacedActor[]): [PlacedActor, PlacedActor][] =>
  actors.flatMap((a) => actors.filter((b) => b !== a).map((b): [PlacedActor, PlacedActor] => [a, b]));

/** Whether a hand of `a` is on the body of `b`, or meets its hand. */
function touches(a: PlacedActor, b: PlacedActor): boolean {
  const near = 64 * Math.max(a.scale, b.scale);
  const { left, right, top, bottom } = bodyBox(b);
  const inset = (right - left) * 0.12;
  return (['arm', 'farArm'] as const).some((which) => {
    const [x, y] = handPosition(a, which);
    if (x > left + inset && x < right - inset && y > top && y < bottom) return true;
    return (['arm', 'farArm'] as const).some((other) => {
      const [ox, oy] = handPosition(b, other);
      return Math.hypot(ox - x, oy - y) < near;
    });
  });
}

const DIRECTIONS: readonly (readonly [RegExp, (dx: number, dy: number) => boolean])[] = [
  [/\b(?:down|floor|ground|feet|toes|shoes|grass)\b/, (_dx, dy) => dy > 0.3],
  [/\b(?:up|sky|ceiling|stars|clouds)\b/, (_dx, dy) => dy < -0.3],
];

/** Whether the eyes of an actor point to what the words after the verb name; from behind it is in the picture. */
function looks(
  placed: PlacedActor,
  after: string,
  plan: StoryPlan,
  staged: StagedScene,
  props: readonly PropName[],
): boolean {
  if (placed.isSilhouette || placed.isFromBehind) return true;
  const { gaze } = placed;
  if (!gaze) return false;
  const face = faceBox(placed);
  const [dx, dy] = [gaze[0] - (face.left + face.right) / 2, gaze[1] - (face.top + face.bottom) / 2];
  const length = Math.hypot(dx, dy);
  if (placed.flip !== dx < 0 && Math.abs(dx) > 40) return false;
  const points = [
    ...staged.things.filter(({ prop }) => props.includes(prop)).map(({ box }) => box),
    ...staged.actors
      .filter(
        (other) => other !== placed && actorNames(plan, staged.scene).some((name) => after.includes(name)),
      )
      .map(faceBox),
  ].map((box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const);
  if (points.length > 0) return points.some(([x, y]) => Math.hypot(gaze[0] - x, gaze[1] - y) < 80);
  const direction = DIRECTIONS.find(([words]) => words.test(after));
  return direction ? direction[1](dx / length, dy / length) : true;
}
