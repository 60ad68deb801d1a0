import { describe, expect, it } from 'vitest';
import { planStory } from '../index.ts';
import { concepts, frames } from '../lexicon/all-sources.ts';
import { lintStory } from '../lint-story.ts';
import type { CastMember } from '../story-plan.ts';

const cast: CastMember[] = [
  { id: '1', name: 'Isla', creature: 'girl', description: '', pronouns: 'she/her' },
];
const plan = (desiredEnding: string, theme = 'lighthouses') =>
  planStory({ theme, desiredEnding, totalPages: 10, age: 6, cast, seed: 'outcome' });
const lastPages = (desiredEnding: string) =>
  plan(desiredEnding)
    .scenes.slice(-2)
    .map(({ text }) => text);

describe('a plot with outcomes', () => {
  it('comes out as the words of the ending ask', () => {
    const [done, again] = lastPages('the lamp shines again');
    expect(done).toMatch(
      /carried a new bulb up all the steps\. \w+ screwed it in, and the lamp shone again\.$/,
    );
    expect(again).toMatch(/^Light, dark, light\./);
  });

  it('comes out as the kind of the ending asks, in whatever words', () => {
    const [done] = lastPages('they have a picnic on the rocks');
    expect(done).toMatch(/a pot of fish soup\. .*, and Isla and \w+ had a picnic on the rocks\.$/);
  });

  it('comes out as the words of the ending name a kind, whoever does it', () => {
    const [done] = lastPages('the skipper has a barbecue');
    expect(done).toMatch(/a pot of fish soup\. .*, and the skipper had a barbecue\.$/);
  });

  it('comes out as whatever else was asked for where it has an outcome for any ending', () => {
    const told = (ending: string) => plan(ending, 'vikings').scenes.at(-2)?.text;
    expect(told('they discover new land')).toMatch(/there were torches, and .* discovered new land\.$/);
    expect(told('she gets a medal')).toMatch(/too large helmet, and lifted it off, and .* got a medal\.$/);
  });

  it('tells its own solution where no ending, or one that it has no outcome for, was asked for', () => {
    for (const ending of ['', 'she gets a medal'])
      expect(lastPages(ending).join(' ')).toContain('The lamp has a new bulb.');
  });

  it('does not come out as a word asks that says little of what happens', () => {
    const told = (ending: string) => plan(ending, 'squirrels').scenes.at(-2)?.text;
    expect(told('they go home')).toMatch(/tail.*went home/);
    expect(told('a rainbow leads them home')).not.toMatch(/tail.*, and a rainbow led/);
  });

  it('tells a treat as what is there', () => {
    expect(plan('soup').scenes.at(-2)?.text).toMatch(/a pot of fish soup\. .*there was soup\.$/);
  });

  it('of a general plot takes whatever comes of a solution, but not what could be one', () => {
    const told = (ending: string) => plan(ending, 'a lion who cannot roar').scenes.at(-2)?.text;
    expect(told('he roars louder than ever')).toMatch(/could roar!.* roared louder than ever\.$/);
    expect(told('they build a bridge')).toMatch(/^And so .* built a bridge\./);
  });

  it('does not solve what was only dreamt', () => {
    expect(plan('it was all a dream', 'a lion who cannot roar').scenes.at(-2)?.text).toMatch(/pillow/);
  });

  it('gives no findings', () => {
    for (const ending of ['the lamp shines again', 'all the ships are safe', 'they have a party'])
      expect(lintStory(plan(ending))).toEqual([]);
  });
});

describe('the outcomes of the lexicon', () => {
  const all = [...concepts, ...frames].flatMap(({ id, plots }) =>
    plots.flatMap(({ id: plot, outcomes = [] }) =>
      outcomes.map((outcome) => ({ id: `${id}/${plot}`, outcome })),
    ),
  );

  it('have texts that are short enough, with slots instead of pronouns of the lead', () => {
    const findings = all.flatMap(({ id, outcome: { before = [], turn = [], done, again = [] } }) =>
      [before, turn, done, again]
        .flat()
        .filter((text) => text.split(' ').length > 50 || /['"]|\b(she|her|hers|he|him|his)\b/i.test(text))
        .map((text) => `${id}: ${text}`),
    );
    expect(findings).toEqual([]);
  });
});
