import type { StoryPlan } from '../../storyteller/story-plan.ts';
import type { Appearance } from '../creatures/appearance.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { directBook, type Shot } from './direct-book.ts';
import type { NamedThing } from './read-things.ts';

/** What is no hat that one takes off. */
const NEVER_OFF: ReadonlySet<string> = new Set([
  'none',
  'hijab',
  'turban',
  'kippah',
  'headwrap',
  'headband',
  'bow',
  'flower',
]);
/** What can be worn and lost, and how somebody looks without it. */
const WORN: readonly (readonly [PropName, (appearance: Appearance) => Partial<Appearance>])[] = [
  ['crown', ({ hat }) => (hat === 'crown' ? { hat: 'none' } : {})],
  ['hat', ({ hat }) => (hat === 'crown' || NEVER_OFF.has(hat) ? {} : { hat: 'none' })],
  ['glasses', ({ glasses }) => (glasses ? { glasses: null } : {})],
  ['scarf', ({ scarf }) => (scarf ? { scarf: null } : {})],
];

/** There is one crown, and one hat that the story is about: it is not on a head as well. */
const isOnlyOne = ({ prop, isSubject }: NamedThing): boolean =>
  prop === 'crown' || (prop === 'hat' && isSubject);

/** Whether something is lost on a page of the book; there is one crown, which lies there or is in somebody’s hand or on the head. */
export function isOff(prop: PropName, plan: StoryPlan, shot: Shot): boolean {
  const shots = directBook(plan);
  const missed = shots.filter((each) => each.missed === prop).map(({ pageNumber }) => pageNumber);
  const [first, last] = [missed[0], missed.at(-1)];
  const isLost =
    first !== undefined && last !== undefined && shot.pageNumber >= first && shot.pageNumber <= last;
  return isLost || shot.things.some((thing) => thing.prop === prop && isOnlyOne(thing));
}

/** The look of somebody on a page: nobody wears the crown that is lost. */
export function takeOffLost(appearance: Appearance, plan: StoryPlan, shot: Shot): Appearance {
  const changes = WORN.filter(([prop, without]) => {
    return Object.keys(without(appearance)).length > 0 && isOff(prop, plan, shot);
  }).map(([, without]) => without(appearance));
  return changes.length === 0 ? appearance : Object.assign({}, appearance, ...changes);
}
