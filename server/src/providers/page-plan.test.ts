import { describe, expect, it } from 'vitest';
import type { CastMember } from '../storyteller/story-plan.ts';
import { pagePlan } from './page-plan.ts';

const member = (name: string): CastMember => ({
  id: name,
  name,
  creature: 'fox',
  description: '',
  pronouns: '',
});
const plan = (theme: string, names = ['Mira', 'Bo'], totalPages = 10) =>
  pagePlan({ theme, desiredEnding: 'they dance', totalPages, cast: names.map(member), age: 7, seed: 's' });
const purposes = (...args: Parameters<typeof plan>) =>
  plan(...args)
    .map(({ purpose }) => purpose)
    .join('\n');

describe('the plan of the pages', () => {
  it.each([1, 2, 3, 4, 6, 10, 13])('has a purpose for each of %d pages', (count) => {
    const pages = plan('a kite', ['Mira'], count);
    expect(pages.map(({ page }) => page)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    expect(pages.every(({ purpose }) => purpose.length > 20)).toBe(true);
  });

  it('asks for laughs and another try, but not where somebody has died or is afraid', () => {
    expect(purposes('a kite')).toMatch(/laugh about/);
    for (const theme of ['My grandpa died', 'a volcano that is afraid of the dark'])
      expect(purposes(theme)).not.toMatch(/laugh|funny|decides|goes wrong/);
    expect(purposes('My grandpa died')).toMatch(/What is lost is still lost/);
  });

  it('speaks of others only where there are some', () => {
    expect(purposes('a kite')).toMatch(/The others join in/);
    for (const theme of ['a kite', 'My grandpa died'])
      expect(purposes(theme, ['Mira'])).not.toMatch(/others|let them stay/);
  });
});
