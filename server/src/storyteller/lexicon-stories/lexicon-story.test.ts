import { describe, expect, it } from 'vitest';
import { planStory } from '../index.ts';
import type { CastMember } from '../story-plan.ts';
import { capitalizeProperNouns } from '../theme/proper-nouns.ts';

const mira: CastMember = {
  id: '1',
  name: 'Mira',
  creature: 'fox',
  description: 'shy',
  pronouns: 'she/her',
};
const bo: CastMember = { id: '2', name: 'Bo', creature: 'robot', description: 'tidy', pronouns: '' };

/** The pages of twelve stories on a theme, with one character and with two. */
const pagesOf = (theme: string, cast: CastMember[] = [mira, bo]) =>
  Array.from({ length: 12 }, (_, n) =>
    planStory({
      theme,
      desiredEnding: 'they have a big party',
      totalPages: 10,
      cast: n % 2 === 0 ? cast : cast.slice(0, 1),
      age: [4, 7, 10][n % 3] as number,
      seed: `told ${n}`,
    }),
  ).flatMap(({ scenes }) => scenes);
const textOf = (...input: Parameters<typeof pagesOf>) =>
  pagesOf(...input)
    .map(({ text }) => text)
    .join('\n');

describe('a lexicon story', () => {
  it.each([
    ['a cloud that doesn’t want to rain', 'somebody-refuses', /\brain/i],
    ['a bus that will not stop', 'somebody-refuses/would-not-stop', /the bus/i],
    ['my brother broke my violin', 'somebody-broke-it/sorry', /the violin/i],
    ['the wind broke my kite', 'somebody-broke-it/what-the-wind-did', /the kite/i],
    ['two snails who quarrel about a leaf', 'two-quarrel', /the big snail/i],
    ['a dog and a cat who argue about the sofa', 'two-quarrel', /the sofa/i],
    ['my teddy fell in the toilet', 'stuck-fast', /in the toilet/i],
    ['my paper plane flew away', 'flown-away', /plane/i],
    ['the day there was no colour', 'none-left', /colour/i],
    ['a princess who wants to be a mechanic', 'somebody-wants-to-be', /mechanic/i],
    ['a cow who wants to fly to the moon', 'somebody-wants-to-go', /\b(fly|flew|cow)\b/i],
    ['a wizard who forgets his spells', 'somebody-forgets', /the spells/i],
    ['the king who lost his trumpet', 'somebody-lost-it', /the trumpet/i],
    ['an alien who lands in the garden', 'aliens', /the alien/i],
    ['an astronaut who misses home', 'somebody-longs', /home/i],
    ['a postman with too many parcels', 'somebody-has-too-many', /parcels/i],
    ['a baby dinosaur who thinks a bus is his mum', 'taken-for-another/are-you', /mama|the baby dinosaur/i],
  ])('takes problem, tries and solution from the sentence: %s', (theme, plot, named) => {
    const plan = planStory({
      theme,
      desiredEnding: 'they are glad',
      totalPages: 10,
      cast: [mira, bo],
      age: 7,
      seed: theme,
    });
    expect(plan.plot).toMatch(new RegExp(`^${plot}`));
    const told = plan.scenes.filter(({ beat }) =>
      /friend|problem|setting-out|first-try|helper|turn|ending/.test(beat),
    );
    expect(told.filter(({ text }) => named.test(text)).length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    'constructor',
    '__proto__',
    'a constructor who will not toString',
    'a toString that forgets its valueOf',
    'no hasOwnProperty',
  ])('is not confused by words that objects have: %s', (theme) => {
    expect(pagesOf(theme)).toHaveLength(120);
  });

  it.each([
    ['santa', 'Santa'],
    ['eid with grandma', 'Eid'],
  ])('writes proper nouns with capitals, however the theme was typed: %s', (theme, name) => {
    const text = textOf(theme);
    expect(text).toContain(name);
    expect(text).not.toContain(theme);
    expect(text).not.toContain('went round and round');
  });

  it('leaves other words as they are', () => {
    expect(capitalizeProperNouns('a march in may on a sunday in june')).toBe(
      'a march in may on a Sunday in June',
    );
  });

  it('has nothing of the street where the plot is indoors', () => {
    const street = /pigeons|ducks|puddle|crossed the path|line of ants|everybody’s hair|hammering/;
    const atTheDentist = pagesOf('going to the dentist').filter(({ place }) => place === 'city');
    expect(atTheDentist.length).toBeGreaterThan(0);
    expect(atTheDentist.filter(({ text }) => street.test(text))).toEqual([]);
  });

  it('tells a theme of grief without a sign or a song', () => {
    const text = textOf('our dog died');
    expect(text).toMatch(/(?:Mira’s|Her) dog had died/);
    expect(text).not.toMatch(/wobbly letters|round and round/);
  });

  it.each([
    'the lift in our flats has a button for floor 100 but there are only six floors',
    'mum and dad live in two houses now and Ada keeps leaving her rabbit at the wrong one',
    'a boy who uses a wheelchair wants to come on the class trip',
  ])('says a whole clause in the words of the plot, and does not quote it: %s', (theme) => {
    const text = textOf(theme).toLowerCase();
    expect(text).not.toContain(theme.split(' ').slice(0, 7).join(' ').toLowerCase());
    expect(text).not.toMatch(/wobbly letters|round and round in/);
  });

  it('wishes for a party, not to have one', () => {
    const text = textOf('a fire engine');
    expect(text).toContain('a big party');
    expect(text).not.toContain('to have a big party');
  });

  it('does not let the lead stay close to nobody', () => {
    expect(textOf('a fire engine')).not.toMatch(/(?<!and )Mira (stayed close|was there too)\./);
  });

  it('does not let the being that it is about speak of itself as of somebody else', () => {
    expect(textOf('a new pet rabbit', [mira])).not.toMatch(
      /(make|found|for) the pet rabbit[^.?!]*” said the pet/,
    );
  });

  it('calls a chosen character who plays the being never “it”', () => {
    const rabbit: CastMember = { ...bo, name: 'Pip', creature: 'rabbit', pronouns: 'they/them' };
    const text = pagesOf('a new pet rabbit', [mira, rabbit])
      .map((page) => page.text)
      .filter((page) => page.includes('Pip'))
      .join('\n');
    expect(text).toContain('Pip');
    expect(text).not.toMatch(/\b(it trembled|stroked it|cuddled it|it took the leaf)\b/i);
  });
});
