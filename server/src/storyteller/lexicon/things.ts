import type { StorySourceInput } from './story-source.ts';

export const things: StorySourceInput[] = [];
