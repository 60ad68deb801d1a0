import type { Actor, Scene, StoryPlan } from '../../storyteller/story-plan.ts';
import { withoutSpeech } from './sentences-of-page.ts';
import { withParent } from './with-parent.ts';

/** A page has no more actors than these beside a guest who comes back. */
const MOST_ACTORS = 3;
/** Who is only remembered or spoken of is not there. */
const REMEMBERED =
  /\b(?:remembered|thought (?:about|of)|believe|told (?:\p{L}+ )?about|what|like|missed|of|from|at|to) $/u;
const PRESENT = /^(?: and [\p{Lu}]\p{L}+)? (?!had\b)\p{L}+|^[.!,]/u;
const SAID_BY = /\b(?:said|called|asked|pressed|whispered|shouted|laughed|cried|answered|showed|with|told) $/;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether somebody does something on a page, or something is done with them. */
function isThere(name: string, text: string): boolean {
  const told = withoutSpeech(text);
  return [...told.matchAll(new RegExp(`(?<![\\p{L}])${escapePattern(name)}(?![\\p{L}’])`, 'gu'))].some(
    ({ index }) => {
      const before = told.slice(0, index);
      if (SAID_BY.test(before)) return true;
      return !REMEMBERED.test(before) && PRESENT.test(told.slice(index + name.length));
    },
  );
}

/** The scene with those whom only its text brings in: a guest of another page, the parent who gives a hug. */
export const withOthers = (plan: StoryPlan, scene: Scene): Scene =>
  withParent(plan, withNamedGuest(plan, scene));

/** The scene with the guest of another page who comes back by name without being among its actors. */
function withNamedGuest({ scenes }: StoryPlan, scene: Scene): Scene {
  if (scene.guest || scene.actors.length > MOST_ACTORS - 1) return scene;
  const guests = scenes.flatMap(({ guest, secondGuest }) => [guest, secondGuest]);
  const guest = guests.find((each) => each && isThere(each.name, scene.text));
  if (!guest) return scene;
  const actor: Actor = { castId: 'guest', pose: 'stand', feeling: 'calm', holding: null, depth: 1 };
  return { ...scene, guest, actors: [...scene.actors, actor] };
}
