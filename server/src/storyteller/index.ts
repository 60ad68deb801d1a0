export { lintStory } from './lint-story.ts';
export { planStory } from './plan-story.ts';
