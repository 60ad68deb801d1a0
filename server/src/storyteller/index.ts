export { lintStory } from './lint.ts';
export { planStory } from './plan-story.ts';
export { checkWords, type WordCheck } from './safety.ts';
