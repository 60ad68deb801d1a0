export * from './auth.ts';
export * from './envelope.ts';
export { Id } from './ids.ts';
export * from './live.ts';
export * from './merge-story.ts';
export * from './settings.ts';
export { storyPath } from './story-path.ts';
export * from './story-world.ts';
export * from './support.ts';
