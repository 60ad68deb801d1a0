import { expect, it } from 'vitest';
import { familyStories, strangersStories } from './sample-families.ts';
import { sharedPart, stockPart } from './shared-sentences.ts';

it('200 strangers, of whom always two ask for the same, share at most 40 % of their sentences, and nearly all with the same plot', () => {
  const plans = strangersStories();
  expect(sharedPart(plans, 'exact')).toBeLessThan(0.4);
  expect(stockPart(plans)).toBeLessThan(0.1);
  expect(sharedPart(plans, 'without-names')).toBeGreaterThan(sharedPart(plans, 'exact'));
});

it('ten stories of a family share at most 10 % of their sentences', () => {
  const parts = [0, 3, 7].map((family) => sharedPart(familyStories(family), 'without-names'));
  expect(parts.reduce((sum, part) => sum + part, 0) / parts.length, parts.join()).toBeLessThan(0.1);
});

it('counts a sentence that stands in two stories, whoever it is about', () => {
  const [plan] = familyStories(1);
  if (!plan) throw new Error('no story');
  expect(sharedPart([plan, plan], 'exact')).toBe(1);
});
