import type { Scene, StoryPlan } from '../../storyteller/story-plan.ts';

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds an actor's name in a text: the whole name or its first word; nothing for an empty name. */
export function namePattern(name: string): RegExp {
  const first = name
    .split(/\s+/)
    .find((word) => word.length > 2 && !/^(the|mrs?|dr|old|princess|captain)$/i.test(word));
  if (name === '') return /(?!)/;
  return new RegExp(`(?<!\\w)(?:${[name, first ?? name].map(escapePattern).join('|')})(?![\\w’])`, 'i');
}

/** The name of an actor; empty for one that is not in the plan. */
export function nameOfActor(plan: StoryPlan, scene: Scene, castId: string): string {
  if (castId === 'guest') return scene.guest?.name ?? '';
  if (castId === 'second-guest') return scene.secondGuest?.name ?? '';
  return plan.cast.find(({ id }) => id === castId)?.name ?? '';
}
