export { lintStory } from './lint.ts';
export { planStory } from './plan-story.ts';
export { checkWords } from './safety.ts';
