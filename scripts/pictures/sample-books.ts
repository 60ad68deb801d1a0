import { planStory } from '../../server/src/storyteller/index.ts';
import { hundredThemes } from '../../server/src/storyteller/lexicon-stories/hundred-themes.ts';
import type { CastMember, StoryPlan } from '../../server/src/storyteller/story-plan.ts';

const CAST: readonly CastMember[] = [
  { id: '1', name: 'Mira', creature: 'fox', description: 'shy, loves cake', pronouns: 'she/her' },
  { id: '2', name: 'Bo', creature: 'robot', description: 'tidy', pronouns: '' },
  { id: '3', name: 'Tam', creature: 'bear', description: 'brave', pronouns: 'he/him' },
];
const ENDINGS = ['they are proud', 'everyone is happy', 'they have a party', 'they become best friends'];

/** Ten-page books on the hundred themes of families, with one to three characters and for children of four to nine. */
export const sampleBooks = (count: number): StoryPlan[] =>
  Array.from({ length: count }, (_, i) =>
    planStory({
      theme: hundredThemes[i % hundredThemes.length]?.[0] ?? 'friendship',
      desiredEnding: ENDINGS[i % ENDINGS.length] ?? '',
      totalPages: 10,
      cast: CAST.slice(0, 1 + (i % 3)),
      age: 4 + (i % 6),
      seed: `sample ${i}`,
    }),
  );
