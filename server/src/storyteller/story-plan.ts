import { z } from 'zod';

/*
 * The story plan is shared by the storyteller and the illustrator: it is created once, before page 1 is shown, and stored with the
 * story as JSON, so its keys and enum values must stay readable. Text and picture of a page both come from it and cannot disagree.
 */

/** Pronouns of a character; without any, templates repeat the name. */
export const Pronouns = z.enum(['', 'she/her', 'he/him', 'they/them']);
export type Pronouns = z.infer<typeof Pronouns>;

/** A character of the story; `id` is the character's id as text. Texts are as the user wrote them. */
export const CastMember = z.object({
  id: z.string(),
  name: z.string(),
  creature: z.string(),
  description: z.string(),
  pronouns: Pronouns,
  /** Seeds what its description leaves open about its look; without one the id does. */
  look: z.string().nullish(),
});
export type CastMember = z.infer<typeof CastMember>;

/** The family's last finished story: its `About.topic` and the ids of its cast. */
const LastAdventure = z.object({ topic: z.string(), castIds: z.array(z.string()) });
export type LastAdventure = z.infer<typeof LastAdventure>;

/** What a story is planned from. `age` is the child's age in years or null; the same `seed` gives the same story. */
export const StoryRequest = z.object({
  theme: z.string(),
  desiredEnding: z.string(),
  totalPages: z.number().int().min(1).max(40),
  cast: z.array(CastMember).min(1).max(3),
  age: z.number().int().nullable(),
  seed: z.string(),
  /** `pack/plot` ids of the family's recent stories; the planner avoids them while others are left. */
  recentPlots: z.array(z.string()).default([]),
  /** A lexicon story remembers it in one line when its lead was in that cast and neither story is gentle. */
  lastAdventure: LastAdventure.nullable().default(null),
});
export type StoryRequest = z.input<typeof StoryRequest>;

/** The steps of the plot; a story of ten pages has each once. */
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

/** Where a page happens; the illustrator has a background for every place. */
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

/** Decides the light of a picture. */
export const TimeOfDay = z.enum(['morning', 'day', 'evening', 'night']);
export type TimeOfDay = z.infer<typeof TimeOfDay>;

/** Drawn outdoors; indoors it is seen through windows only. */
export const Weather = z.enum(['clear', 'cloudy', 'rain', 'snow', 'wind', 'mist']);
export type Weather = z.infer<typeof Weather>;

/** How an actor stands or moves. */
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

/** The facial expression of an actor. */
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

/** Things that can be held or lie in a scene; the value is the word that the text must contain. */
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

/** A character of one scene who is not in the cast: the helper or the sidekick. */
export const Guest = z.object({ name: z.string(), creature: z.string() });
export type Guest = z.infer<typeof Guest>;

/** One character in one scene. `castId` is a cast id, `guest` for the scene's guest or `second-guest`. */
export const Actor = z.object({
  castId: z.string(),
  pose: Pose,
  feeling: Feeling,
  holding: Prop.nullable(),
  /** Nearness to the reader: 0 far away in the landscape, 1 in the middle, 2 in front. */
  depth: z.number().int().min(0).max(2),
});
export type Actor = z.infer<typeof Actor>;

/** One page: its finished text and what its picture shows. */
export const Scene = z.object({
  pageNumber: z.number().int().min(1),
  beat: Beat,
  place: Place,
  time: TimeOfDay,
  weather: Weather,
  /** The page happens in a building of `place`; absent where only the text says so. */
  isIndoors: z.boolean().optional(),
  actors: z.array(Actor),
  guest: Guest.nullable(),
  secondGuest: Guest.optional(),
  /** Props lying or standing in the scene, apart from what is held. */
  props: z.array(Prop),
  text: z.string(),
  /** What the picture shows, as the plot's author wrote it (`StoryPlot.art`), with `@` and a `castId` for each role. */
  art: z.string().optional(),
});
export type Scene = z.infer<typeof Scene>;

/** The user's input, stored with the plan so that `lintStory` can check that the story contains it. */
const OriginalInput = z.object({
  theme: z.string(),
  desiredEnding: z.string(),
  age: z.number().int().nullable(),
});
export type OriginalInput = z.infer<typeof OriginalInput>;

/** What the story is about, for pictures and for the memory of later stories; absent in plans of earlier versions. */
const About = z.object({
  /** The id of the concept or general frame. */
  source: z.string(),
  /** The named thing or being without article: `fire engine`. */
  noun: z.string().nullable(),
  /** What kind of thing it is: `vehicle`, `animal`, `place`, … */
  kind: z.string().nullable(),
  isGentle: z.boolean(),
  /** Whoever does what the theme says, by the name in the text; absent where it says that of nobody. */
  doer: z.object({ name: z.string(), pronouns: Pronouns }).optional(),
  /** The thing of its plot with its article, also where the theme names none: `the little train`. */
  thing: z.string().optional(),
  /** The ids of chosen characters of whom the story only speaks: they have died, are away or in hospital. */
  absent: z.array(z.string()).optional(),
  /** The theme in a few words, to follow `about`. */
  topic: z.string(),
});

/** The whole story, planned before page 1 is shown. */
export const StoryPlan = z.object({
  title: z.string(),
  /** `pack/plot`, e.g. `sea/lost-lighthouse`; later requests pass it in `recentPlots`. */
  plot: z.string(),
  seed: z.string(),
  cast: z.array(CastMember),
  scenes: z.array(Scene),
  /** Absent in plans from other providers than the embedded storyteller. */
  asked: OriginalInput.optional(),
  about: About.optional(),
});
export type StoryPlan = z.infer<typeof StoryPlan>;
