import type { StoryPlan } from '../../storyteller/story-plan.ts';
import type { FigurePose } from '../body/poses.ts';
import type { Appearance } from '../creatures/appearance.ts';
import type { PropName } from '../props/prop-catalog.ts';
import { longestSide } from '../props/prop-size.ts';
import type { Shot } from './direct-book.ts';
import { WITH_FREE_HAND } from './free-hands.ts';
import { isOff } from './take-off-lost.ts';

/** What is longer is on the back, and not at the hip. */
const LONGEST_AT_HIP = 140;

/** A character with its belongings: what it always carries is in its free hand, else at its hip or on its back. */
export function withBelongings(
  look: Appearance,
  holding: PropName | null,
  pose: FigurePose,
  plan: StoryPlan,
  shot: Shot,
): { appearance: Appearance; holding: PropName | null; color: string | null } {
  const isAway = (prop: PropName) =>
    isOff(prop, plan, shot) || shot.things.some((thing) => thing.prop === prop);
  const worn = look.worn.filter(({ prop }) => !isAway(prop));
  const kept = worn.length === look.worn.length ? look : { ...look, worn };
  const { carries } = look;
  if (!carries || carries.prop === holding || isAway(carries.prop))
    return { appearance: kept, holding, color: null };
  const isFree =
    holding === null && WITH_FREE_HAND.has(pose) && shot.contact === 'none' && !shot.setting.inBed;
  const isOnCrutches = look.aid !== null && look.aid !== 'wheelchair';
  if (isFree && !isOnCrutches && !shot.carrying)
    return { appearance: kept, holding: carries.prop, color: carries.color };
  const at = longestSide(carries.prop) > LONGEST_AT_HIP ? 'back' : 'hip';
  const hung = { prop: carries.prop, at, color: carries.color } as const;
  return { appearance: { ...kept, worn: [...worn, hung] }, holding, color: null };
}
