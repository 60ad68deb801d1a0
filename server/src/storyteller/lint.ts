import type { StoryPlan } from './plan.ts';
/** Stub */
export function lintStory(_plan: StoryPlan): string[] {
  return [];
}
