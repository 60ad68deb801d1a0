import type { Actor, CastMember, Scene } from '../../server/src/storyteller/story-plan.ts';

type SceneIdea = Pick<Scene, 'place' | 'time'> &
  Partial<Pick<Scene, 'weather' | 'props'>> & { actors: Actor[] };

const member = (id: string, creature: string, description: string): CastMember => ({
  id,
  name: id,
  creature,
  description,
  pronouns: '',
});

/** The characters of the pictures. */
export const CAST: CastMember[] = [
  member('fox', 'fox', 'an orange fox with a blue jumper'),
  member('bear', 'bear', 'a brown bear with a red scarf'),
  member('rabbit', 'rabbit', 'a white rabbit with a yellow dress'),
  member('dinosaur', 'dinosaur', 'a green dinosaur'),
  member('robot', 'robot', 'a small blue robot'),
  member('octopus', 'octopus', 'a pink octopus'),
  member('fish', 'fish', 'an orange fish'),
  member('penguin', 'penguin', 'a black penguin with a red hat'),
  member('wizard', 'wizard', 'a wizard with a purple cloak'),
  member('mouse', 'mouse', 'a small grey mouse with a red cape'),
  member('bee', 'bee', 'a striped bee'),
];

const actor = (
  castId: string,
  pose: Actor['pose'],
  feeling: Actor['feeling'] = 'happy',
  holding: Actor['holding'] = null,
): Actor => ({ castId, pose, feeling, holding, depth: 2 });

/** The pages of the sample story on the first-run screen (`mfe-story/src/home/sample-story.ts`). */
export const SAMPLE_SCENES: SceneIdea[] = [
  { place: 'garden', time: 'night', actors: [actor('fox', 'hold', 'surprised', 'star')] },
  {
    place: 'mountain',
    time: 'night',
    actors: [actor('bear', 'walk', 'brave', 'lantern'), actor('fox', 'walk', 'curious', 'star')],
  },
  {
    place: 'meadow',
    time: 'night',
    actors: [actor('fox', 'wave', 'happy'), actor('bear', 'look-up', 'calm')],
  },
];

/** The picture of every idea, by its id in `mfe-story/src/create/story-ideas.ts`. */
export const IDEA_SCENES: Record<string, SceneIdea> = {
  forest: { place: 'forest', time: 'morning', actors: [actor('fox', 'walk', 'curious', 'lantern')] },
  sea: { place: 'undersea', time: 'day', actors: [actor('octopus', 'wave'), actor('fish', 'stand')] },
  moon: { place: 'moon', time: 'night', actors: [actor('robot', 'jump', 'laughing', 'flag')] },
  castle: { place: 'castle', time: 'day', actors: [actor('wizard', 'point', 'curious', 'key')] },
  snow: { place: 'snowfield', time: 'day', weather: 'snow', actors: [actor('penguin', 'dance', 'laughing')] },
  dinosaurs: { place: 'volcano', time: 'day', actors: [actor('dinosaur', 'wave', 'laughing')] },
  pirates: { place: 'ship', time: 'day', actors: [actor('fox', 'look-up', 'brave', 'telescope')] },
  garden: {
    place: 'garden',
    time: 'morning',
    actors: [actor('bee', 'wave'), actor('rabbit', 'crouch', 'curious')],
  },
  supper: {
    place: 'cottage',
    time: 'evening',
    actors: [actor('bear', 'sit', 'calm', 'bowl'), actor('rabbit', 'sit', 'happy', 'spoon')],
  },
  party: {
    place: 'village',
    time: 'evening',
    props: ['cake'],
    actors: [actor('bear', 'dance', 'laughing', 'balloon'), actor('fox', 'dance', 'laughing')],
  },
  treasure: {
    place: 'island',
    time: 'day',
    props: ['chest'],
    actors: [actor('fox', 'jump', 'proud', 'crystal')],
  },
  friends: {
    place: 'meadow',
    time: 'day',
    actors: [actor('fox', 'hug', 'happy'), actor('dinosaur', 'hug', 'happy')],
  },
  stars: {
    place: 'meadow',
    time: 'night',
    actors: [actor('bear', 'sleep', 'sleepy'), actor('rabbit', 'sleep', 'sleepy')],
  },
  brave: { place: 'mountain', time: 'morning', actors: [actor('mouse', 'jump', 'proud', 'flag')] },
  helped: {
    place: 'forest',
    time: 'evening',
    actors: [actor('bear', 'hug', 'happy', 'lantern'), actor('mouse', 'hug', 'happy')],
  },
  song: {
    place: 'fair',
    time: 'evening',
    actors: [actor('rabbit', 'dance', 'laughing', 'drum'), actor('bear', 'wave')],
  },
};
