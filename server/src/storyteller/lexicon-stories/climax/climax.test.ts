import { expect, it } from 'vitest';
import { lintStory, planStory } from '../../index.ts';
import { parseEnding } from '../../parse/parse-ending.ts';
import type { CastMember } from '../../story-plan.ts';
import { inPerson } from '../ending-phrases.ts';
import { doneByOthers } from '../who-the-ending-names.ts';
import { climaxPhrases } from './climax-phrases.ts';

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
  expect(`${text[8]} ${text[9]}`).toMatch(
    /(?:Mira|she) brought the neighbour biscuits.*the neighbour smiled/,
  );
});

it('leaves a result to the plot’s own solution, without announcing it', () => {
  const text = pages('learning to ride a bike', 'Dad is proud');
  expect(text[8]).toMatch(/bike stayed up.*Dad was proud/i);
  expect(text.slice(0, 7).join(' ')).not.toMatch(/proud/);
});

it('wakes up in bed from a dream', () => {
  const text = pages('the astronauts lose their spaceship', 'it was only a dream');
  expect(text[8]).toMatch(/pillow.*it was only a dream/i);
});

it('lets a lead who does it alone say so, and not that it could be done', () => {
  const ending = parseEnding('I bake a big loaf of bread', cast, 32);
  expect(climaxPhrases(ending, false).end_idea).toBe('I’m going to bake a big loaf of bread');
});

it('says “your” of what belongs to the one who is spoken to, and not of a woman whom he runs after', () => {
  const spoken = (act: string) => inPerson(act, 'your', 'yourself');
  expect(spoken('run after her all the way')).toBe('run after her all the way');
  expect(spoken('bring her bag')).toBe('bring your bag');
});

it('the only boy of the cast is the boy of the theme, and does what the ending says', () => {
  const [boy] = [
    { ...(cast[0] as CastMember), creature: 'boy', name: 'Cillian', pronouns: 'he/him' as const },
  ];
  const plan = planStory({
    theme: 'a shy boy at a noisy wedding',
    desiredEnding: 'he dances under the table',
    totalPages: 10,
    cast: [boy],
    age: 7,
    seed: 'boy',
  });
  expect(plan.scenes.map(({ text }) => text).join(' ')).not.toMatch(/the shy boy/i);
  expect(plan.scenes[8]?.text).toMatch(/(?:Cillian|he) danced under the table/);
});

it('nobody does for themselves what all the others do for them', () => {
  const roles: CastMember[] = [
    { id: '1', name: 'Grandpa', creature: 'grandad', description: '', pronouns: 'he/him' },
    { ...(cast[0] as CastMember), id: '2' },
  ];
  const ending = parseEnding('they make Grandpa a photo book', roles, 32);
  expect(doneByOthers(ending, roles).deed).toMatchObject({
    subject: '{FT}',
    infinitive: 'make {L} a photo book',
  });
  expect(doneByOthers(parseEnding('they make a photo book', roles, 32), roles).deed?.subject).toBe('{ALL}');
});
