import type { Scene } from '../../storyteller/story-plan.ts';
import { HAND_WORK } from '../props/hand-work.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { isPutDown } from './give-things.ts';
import type { Action } from './read-actions.ts';
import { readPictured } from './read-pictured.ts';
import { type NamedThing, plainThing } from './read-things.ts';

/** What is drawn or painted is on this. */
const ART_WORK: ReadonlySet<PropName> = new Set<PropName>(['drawing-pad', 'painting-board']);
/** What can have something on it. */
const FRAMES: ReadonlySet<PropName> = new Set<PropName>(['picture', 'paper']);
/** What is made with something: it is not there yet. */
const MADE: Partial<Record<PropName, readonly PropName[]>> = {
  'paper-and-scissors': [
    'star',
    'heart',
    'snowflake',
    'mask',
    'flower',
    'leaf',
    'butterfly',
    'bird',
    'fish',
    'moon',
  ],
  'half-folded-paper': ['bird', 'hat', 'frog', 'flower', 'star', 'crane', 'ship', 'rowing-boat', 'box'],
};

/** What somebody has in the hand to write or paint with, who does nothing else: there is something to write on as well. */
const BY_TOOL: Partial<Record<PropName, PropName>> = {
  crayon: 'writing-pad',
  pencil: 'writing-pad',
  quill: 'writing-pad',
  paintbrush: 'painting-board',
};
const DRAWS = /\bdr(?:aw|ew|awn|awing)|\bpicture|\bportrait|\bcolour/i;

/**
 * What somebody writes, folds or plays is one drawing in both hands: paper and pencil do not lie beside them as well. Of several who do the
 * same, the first does it and the others look on.
 */
export function workInHands(
  things: readonly NamedThing[],
  done: ReadonlyMap<string, Action>,
  { actors, text }: Scene,
): { things: readonly NamedThing[]; actions: Map<string, Action> } {
  const actions = new Map(done);
  const works = new Map<PropName, string>();
  for (const { castId } of actors) {
    const action = actions.get(castId);
    const tool = action?.tool;
    if (!action || !tool || !HAND_WORK[tool]) continue;
    if (works.has(tool)) actions.set(castId, lookingOn(action));
    else works.set(tool, castId);
  }
  const unused = things.find(({ prop }) => BY_TOOL[prop]);
  const user = unused && (unused.holder ?? actors[0]?.castId);
  if (unused && user && works.size === 0 && !isPutDown(unused) && actions.get(user)?.isStrong !== true) {
    const work =
      DRAWS.test(text) && unused.prop !== 'paintbrush' && unused.prop !== 'quill'
        ? 'drawing-pad'
        : BY_TOOL[unused.prop];
    if (work) works.set(work, user);
    actions.set(user, { ...actions.get(user), pose: 'handle', tool: work });
  }
  const isPartOf = (prop: PropName, work: PropName) =>
    HAND_WORK[work]?.includes(prop) === true || MADE[work]?.includes(prop) === true;
  const pictured = readPictured(text);
  const [motif] = pictured;
  const kept = things
    .filter(
      ({ prop }) => [...works.keys()].every((work) => !isPartOf(prop, work)) && !pictured.includes(prop),
    )
    .map((thing) => (motif && FRAMES.has(thing.prop) ? { ...thing, shows: motif } : thing));
  const worked = [...works].map(([work, holder]) => ({
    ...plainThing(work),
    holder,
    ...(motif && ART_WORK.has(work) && { shows: motif }),
  }));
  return { things: [...worked, ...kept], actions };
}

const lookingOn = ({ feeling }: Action): Action => ({ pose: 'peek', ...(feeling && { feeling }) });
