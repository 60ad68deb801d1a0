import type { StoryPlan } from '../../storyteller/story-plan.ts';
import type { Backdrop } from '../backgrounds/backdrop.ts';
import type { Festival } from '../backgrounds/draw-festival.ts';

const FESTIVALS: readonly (readonly [Festival, RegExp])[] = [
  ['muertos', /\b(?:day of the dead|d[ií]a de (?:los )?muertos|ofrendas?)\b/],
  ['birthday', /\bbirthdays?\b/],
  ['christmas', /\b(?:christmas|advent|santa|saint nicholas|father christmas|nativity)\b/],
  [
    'lanterns',
    /\b(?:(?:lunar|chinese) new year|mid-autumn|moon festival|lantern (?:walk|festival|parade)|obon|chuseok|t[eế]t)\b/,
  ],
  ['lights', /\b(?:diwali|hanukkah|chanukah|eid|ramadan|kwanzaa|new year|saint lucia|festival of lights)\b/],
  ['halloween', /\bhallowe[’']?en\b/],
];
/** Where people put up decorations for a feast. */
const DECORATED: ReadonlySet<Backdrop> = new Set<Backdrop>([
  'cottage',
  'village',
  'city',
  'garden',
  'living-room',
  'altar',
  'kitchen',
  'bedroom',
  'hallway',
]);

/** The feast of a story whose decorations are seen at this place; null for none. */
export function readFestival({ asked, about }: StoryPlan, backdrop: Backdrop): Festival | null {
  if (!DECORATED.has(backdrop)) return null;
  const words = `${asked?.theme ?? ''} ${about?.topic ?? ''}`.toLowerCase();
  return FESTIVALS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
