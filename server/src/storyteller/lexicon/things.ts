import type { StorySourceInput } from './story-source.ts';

/** Things of every day. */
export const things: StorySourceInput[] = [];
