import type { StorySourceInput } from '../story-source.ts';
import { beingFrames } from './being-frames.ts';
import { placeFrames } from './place-frames.ts';
import { thingFrames } from './thing-frames.ts';

/** General plots for a kind of thing that a theme names without saying what happens. */
export const kindFrames: StorySourceInput[] = [...beingFrames, ...thingFrames, ...placeFrames];
