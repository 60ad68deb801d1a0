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

describe('a told story', () => {
  it.each([
    ['santa', 'Santa'],
    ['mother’s day', 'Mother’s Day'],
    ['eid with grandma', 'Eid with grandma'],
  ])('writes proper nouns with capitals, however the theme was typed: %s', (theme, name) => {
    const text = textOf(theme);
    expect(text).toContain(name);
    expect(text).not.toContain(`about ${theme}`);
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

  it('quotes a theme of grief without a sign or a song', () => {
    const text = textOf('our dog died');
    expect(text).toContain('“Our dog died.”');
    expect(text).not.toMatch(/wobbly letters|round and round/);
  });

  it('wishes for a party, not to have one', () => {
    const text = textOf('a fire engine');
    expect(text).toContain('for a big party');
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
