import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anotherIdea, ENDING_IDEAS, PLACE_IDEAS } from './story-ideas.ts';

describe('the story ideas', () => {
  it('have a picture each, of at most 12 kB, and words that differ', () => {
    const ideas = [...PLACE_IDEAS, ...ENDING_IDEAS];
    for (const { picture } of ideas) {
      expect(existsSync(new URL(picture)), picture).toBe(true);
      expect(statSync(new URL(picture)).size).toBeLessThan(12_000);
    }
    expect(new Set(ideas.map(({ text }) => text)).size).toBe(ideas.length);
    expect(new Set(ideas.map(({ picture }) => picture)).size).toBe(ideas.length);
  });

  it('come at random, each sooner or later, and never the same twice in a row', () => {
    const seen = PLACE_IDEAS.map((_, i) => anotherIdea(PLACE_IDEAS, '', () => i / PLACE_IDEAS.length));
    expect(seen).toEqual(PLACE_IDEAS);
    for (const { text } of PLACE_IDEAS)
      for (const chance of [0, 0.5, 0.999])
        expect(anotherIdea(PLACE_IDEAS, text, () => chance).text).not.toBe(text);
  });
});
