import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { nameOfActor, namePattern } from './actor-names.ts';

const MANY = /\b(?:they|both|all of them|everyone|everybody|we|the (?:two|three))\b/;
const ONE = /\b(?:he|she)\b/;
const NOBODY = /^\s*(?:and|then|but|so)?\s*(?:then )?$/;

/**
 * The actors who do what a clause says, by the part of it before the verb: those it names, everybody for `they`, the lead for `she`;
 * `earlier` ones, of the clause before, when it names nobody; none when somebody else does it.
 */
export function subjectsOf(
  plan: StoryPlan,
  scene: Scene,
  before: string,
  earlier: readonly string[] = [],
): readonly string[] {
  const ids = scene.actors.map(({ castId }) => castId);
  // Who spoke before is not who does it: `“Yes,” said Bo. Tam took the map.`
  const last = before.split('”').at(-1) ?? before;
  const named = ids.filter((id) => namePattern(nameOfActor(plan, scene, id)).test(last));
  if (MANY.test(last)) return ids;
  if (named.length > 0) return named;
  if (ONE.test(last)) return ids.slice(0, 1);
  return NOBODY.test(last) ? earlier : [];
}
