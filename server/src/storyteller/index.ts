export { lintStory } from './lint-story.ts';
export { moderateText } from './moderation/moderate-text.ts';
export { planStory } from './plan-story.ts';
