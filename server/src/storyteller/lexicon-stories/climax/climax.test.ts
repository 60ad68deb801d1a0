import { expect, it } from 'vitest';
import { lintStory, planStory } from '../../index.ts';
import type { CastMember } from '../../story-plan.ts';

const cast: CastMember[] = [
  { id: '1', name: 'Mira', creature: 'girl', description: '', pronouns: 'she/her' },
];
const pages = (theme: string, desiredEnding: string) => {
  const plan = planStory({ theme, desiredEnding, totalPages: 10, cast, age: 7, seed: theme });
  expect(lintStory(plan)).toEqual([]);
  return plan.scenes.map(({ text }) => text);
};

it.each([
  // a deed of whom the theme is about
  [
    'two brothers who share one bicycle',
    'they build a second seat',
    /could build a second seat/,
    /built a second seat/i,
  ],
  // somebody else is asked
  [
    'The bakery has no flour',
    'the miller brings flour',
    /the miller.*could you bring flour/i,
    /the miller brought flour/i,
  ],
  // it comes by itself, and nobody can do it
  [
    'a whale stuck on the beach',
    'the tide comes and she swims away',
    /beginning|something in the air/,
    /the tide came.*the whale swam away/i,
  ],
  // what has been so all the time
  [
    'the lost teddy bear',
    'it was in the washing machine',
    /beginning|Come with me/,
    /the teddy bear was in the washing machine/i,
  ],
])('%s: %s', (theme, ending, turn, done) => {
  const text = pages(theme, ending);
  expect(text.slice(5, 8).join(' ')).toMatch(turn);
  expect(text[8]).toMatch(done);
});

it('lets the others do what is done to a lead whom the theme names', () => {
  const text = pages('the neighbour is always grumpy', 'they bring him biscuits and he smiles');
  expect(text[8]).toMatch(/Mira brought the neighbour biscuits.*the neighbour smiled/);
});

it('leaves a result to the plot’s own solution, without announcing it', () => {
  const text = pages('learning to ride a bike', 'Dad is proud');
  expect(text[8]).toMatch(/bike stayed up.*Dad was proud/);
  expect(text.slice(0, 7).join(' ')).not.toMatch(/proud/);
});

it('wakes up in bed from a dream', () => {
  const text = pages('the astronauts lose their spaceship', 'it was only a dream');
  expect(text[8]).toMatch(/pillow.*it was only a dream/i);
});
