import { describe, expect, it } from 'vitest';
import { lintStory, planStory } from '../../index.ts';
import type { CastMember } from '../../story-plan.ts';

const cast: CastMember[] = [
  { id: '1', name: 'Mira', creature: 'fox', description: 'shy', pronouns: 'she/her' },
  { id: '2', name: 'Bo', creature: 'robot', description: 'tidy', pronouns: '' },
];

const tell = (theme: string, desiredEnding = 'everyone is happy', age = 7) =>
  planStory({ theme, desiredEnding, totalPages: 10, cast, age, seed: theme });

describe('words of the theme that the plot leaves out', () => {
  it.each([
    ['Hanukkah at Bubbe’s', 'hanukkah', 'Bubbe'],
    ['a vet on a small island', 'vet', 'island'],
    ['postwoman on a bicycle', 'post', 'bicycle'],
    ['a lighthouse in a storm', 'lighthouse', 'storm'],
    ['carnival in Trinidad', 'carnival', 'Trinidad'],
  ])('%s: %s is told with “%s” where it begins, and with no attempt of its own', (theme, source, word) => {
    const plan = tell(theme);
    expect(plan.plot).toMatch(new RegExp(`^${source}/`));
    expect(plan.scenes[0]?.text.toLowerCase()).toContain(word.toLowerCase());
    expect(lintStory(plan)).toEqual([]);
  });

  it.each([
    ['camping on the moon', /floats? away/],
    ['hide and seek in a museum', /attendant/],
    ['baking bread with grandpa', /Grandpa/],
    ['painting a picture for mummy', /Mummy/],
  ])('%s: the place or the person is told of beside an attempt and the solution, too', (theme, told) => {
    const pages = tell(theme, '').scenes.map(({ text }) => text);
    expect(pages.slice(2, 8).join(' ')).toMatch(told);
    expect(lintStory(tell(theme, ''))).toEqual([]);
  });

  it('a day of the week is no place, and a shift at night is no night', () => {
    expect(tell('a ghost who is only visible on Tuesdays').scenes[0]?.text).not.toContain('in Tuesdays');
    expect(tell('a surprise for dad who works nights').scenes[0]?.text).not.toMatch(
      /It was night|It was late/,
    );
  });

  it('shows where it is, and what the weather is like', () => {
    expect(tell('a vet on a small island').scenes.some(({ place }) => place === 'island')).toBe(true);
    expect(tell('a lighthouse in a storm').scenes.some(({ weather }) => weather === 'wind')).toBe(true);
  });

  it('a plot that tells every word has no other sentences', () => {
    const plan = tell('going to the dentist');
    expect(plan.scenes.every(({ place }) => place !== 'island')).toBe(true);
    expect(plan.plot).toMatch(/^dentist\//);
  });

  it.each([
    ['how to make a rocket out of boxes', /place of honour|tried it without|It’s about/],
    ['a sleepover at Grandma’s without Mum', /Mum (?:was|had) /],
  ])('says nothing of what it has no sensible sentence for: %s', (theme, nonsense) => {
    const text = tell(theme)
      .scenes.map((scene) => scene.text)
      .join(' ');
    expect(text).not.toMatch(nonsense);
  });

  it('tells of nobody but who is there, where somebody is sad', () => {
    const text = tell('the death of our old cat')
      .scenes.map((scene) => scene.text)
      .join(' ');
    expect(text).not.toMatch(/went to sleep|got the first bite|carried off/);
  });
});
