import { z } from 'zod';

/*
 * The plan is what the storyteller and the illustrator share: it is made once, before the first sentence,
 * kept with the story, and both the words and the picture of a page are derived from it, so they never disagree.
 */

export const Pronouns = z.enum(['', 'she/her', 'he/him', 'they/them']);
export type Pronouns = z.infer<typeof Pronouns>;

/** A chosen character as the storyteller knows it; `id` is the character's id as text. */
export const CastMember = z.object({
  id: z.string(),
  name: z.string(),
  creature: z.string(),
  description: z.string(),
  pronouns: Pronouns,
});
export type CastMember = z.infer<typeof CastMember>;

/** What a family asked for. `age` is the child's age in years or null; `seed` makes the story repeatable. */
export const StoryRequest = z.object({
  theme: z.string(),
  desiredEnding: z.string(),
  totalPages: z.number().int().min(1).max(40),
  cast: z.array(CastMember).min(1).max(3),
  age: z.number().int().nullable(),
  seed: z.string(),
  /** `pack/plot` ids this family was told lately; the planner avoids them while others are left. */
  recentPlots: z.array(z.string()).default([]),
});
export type StoryRequest = z.infer<typeof StoryRequest>;

export const Beat = z.enum([
  'home-and-wish',
  'friend-and-object',
  'problem',
  'setting-out',
  'first-try',
  'helper',
  'lowest',
  'turn',
  'ending',
  'home-again',
]);
export type Beat = z.infer<typeof Beat>;

export const Place = z.enum([
  'cottage',
  'village',
  'meadow',
  'forest',
  'mountain',
  'river',
  'shore',
  'undersea',
  'island',
  'ship',
  'clouds',
  'space',
  'moon',
  'castle',
  'cave',
  'desert',
  'snowfield',
  'garden',
  'city',
  'school',
  'library',
  'farm',
  'workshop',
  'swamp',
  'volcano',
  'treehouse',
  'fair',
]);
export type Place = z.infer<typeof Place>;

export const TimeOfDay = z.enum(['morning', 'day', 'evening', 'night']);
export type TimeOfDay = z.infer<typeof TimeOfDay>;

export const Weather = z.enum(['clear', 'cloudy', 'rain', 'snow', 'wind', 'mist']);
export type Weather = z.infer<typeof Weather>;

export const Pose = z.enum([
  'stand',
  'walk',
  'run',
  'sit',
  'sleep',
  'wave',
  'point',
  'hug',
  'jump',
  'look-up',
  'hold',
  'crouch',
  'dance',
]);
export type Pose = z.infer<typeof Pose>;

export const Feeling = z.enum([
  'happy',
  'curious',
  'worried',
  'sad',
  'brave',
  'surprised',
  'proud',
  'sleepy',
  'laughing',
  'calm',
]);
export type Feeling = z.infer<typeof Feeling>;

export const Prop = z.enum([
  'lantern',
  'key',
  'map',
  'seed',
  'shell',
  'feather',
  'drum',
  'kite',
  'book',
  'bell',
  'rope',
  'boat',
  'star',
  'crystal',
  'flower',
  'cake',
  'blanket',
  'compass',
  'pebble',
  'whistle',
  'telescope',
  'scarf',
  'basket',
  'umbrella',
  'mirror',
  'ball',
  'acorn',
  'paintbrush',
  'letter',
  'balloon',
  'chest',
  'egg',
  'pumpkin',
  'boot',
  'sandwich',
  'bowl',
  'flag',
  'spoon',
  'slippers',
  'bag',
  'biscuit',
]);
export type Prop = z.infer<typeof Prop>;

/** Somebody who is not in the cast but appears in a scene, e.g. the helper: a kind of creature, and a name. */
export const Guest = z.object({ name: z.string(), creature: z.string() });
export type Guest = z.infer<typeof Guest>;

/** One character in one scene. `castId` is a cast id, or `guest` for the scene's guest. */
export const Actor = z.object({
  castId: z.string(),
  pose: Pose,
  feeling: Feeling,
  holding: Prop.nullable(),
  /** Nearness to the reader: 0 far away in the landscape, 1 in the middle, 2 in front. */
  depth: z.number().int().min(0).max(2),
});
export type Actor = z.infer<typeof Actor>;

/** What one page shows and tells. `text` is the finished text of the page. */
export const Scene = z.object({
  pageNumber: z.number().int().min(1),
  beat: Beat,
  place: Place,
  time: TimeOfDay,
  weather: Weather,
  actors: z.array(Actor),
  guest: Guest.nullable(),
  /** Things lying or standing in the scene, beside what is held. */
  props: z.array(Prop),
  text: z.string(),
});
export type Scene = z.infer<typeof Scene>;

/** What was asked for, kept with the plan so that the lints can ask whether the story holds it. */
const OriginalInput = z.object({
  theme: z.string(),
  desiredEnding: z.string(),
  age: z.number().int().nullable(),
});
export type OriginalInput = z.infer<typeof OriginalInput>;

/** The whole story, settled before page 1 is shown. */
export const StoryPlan = z.object({
  title: z.string(),
  /** `pack/plot`, e.g. `sea/lost-lighthouse`: kept so that a family is not told the same story twice. */
  plot: z.string(),
  seed: z.string(),
  cast: z.array(CastMember),
  scenes: z.array(Scene),
  /** Absent in plans that were not made by the embedded storyteller. */
  asked: OriginalInput.optional(),
});
export type StoryPlan = z.infer<typeof StoryPlan>;
