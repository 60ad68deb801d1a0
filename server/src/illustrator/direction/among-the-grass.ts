import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import type { Backdrop } from '../backgrounds/backdrop.ts';
import { appearanceOf } from '../creatures/derive-appearance.ts';
import { relativeSize } from '../creatures/relative-size.ts';

/** Where the ground is grown over. */
const GROWN: ReadonlySet<Backdrop> = new Set<Backdrop>(['garden', 'meadow', 'forest', 'cottage']);
/** Words of somebody who is among what grows on the ground, or at home there. */
const AMONG =
  /\b(?:under|beneath|between|among|behind|below|through|from under|on) (?:the|an?|his|her|their|two|some|old|every) (?:[\p{L}-]+ ){0,2}?(?:leaf|leaves|blades?|stalks?|stems?|ferns?|clover|daisy|daisies|dandelion|mushroom|toadstool|moss|petals?|bush|hedge|roots?|twigs?|grass|stone|log)\b/u;
/** Who is not larger than this beside a child sees grass as a wood. */
const TINY = 0.48;

/** Whether a page happens among blades and leaves: all on it are insects, snails, spiders and the like, and a page of the story is there. */
export function isAmongTheGrass(plan: StoryPlan, scene: Scene, backdrop: Backdrop): boolean {
  if (!GROWN.has(backdrop) || !plan.scenes.some(({ text }) => AMONG.test(text))) return false;
  const members = plan.cast.filter(({ id }) => scene.actors.some(({ castId }) => castId === id));
  const guests = [scene.guest, scene.secondGuest].flatMap((guest) =>
    guest
      ? [{ id: guest.creature, name: guest.name, creature: guest.creature, description: '', pronouns: '' }]
      : [],
  );
  return (
    members.length > 0 && [...members, ...guests].every((each) => relativeSize(appearanceOf(each)) <= TINY)
  );
}
