import { expect, it } from 'vitest';
import { splitHeading, writtenOut } from './heading.ts';

it.each([
  ['Hair - curls, braids and barbershops', 'hair', ['curls, braids and barbershops']],
  ['Immigration – coming to a new country', 'immigration', ['coming to a new country']],
  ['Emotions (feeling shy)', 'emotions', ['feeling shy']],
  ['healthy eating, trying new vegetables', 'healthy eating', ['trying new vegetables']],
  ['Rocks, soil and fossils', 'rocks, soil and fossils', []],
  ['starry, night sky', 'starry night sky', []],
  ['Ancient Rome: roads', 'ancient Rome', ['roads']],
  ['Sofia and the giant pumpkin', 'Sofia and the giant pumpkin', []],
  ['Our dog Biscuit died last week', 'Our dog Biscuit died last week', []],
])('%s is about %s', (text, heading, details) => {
  expect(splitHeading(text)).toEqual({ heading, details });
});

it.each([
  ['We’ve got nits', 'We have got nits'],
  ['she’s lost her hat', 'she lost her hat'],
  ['my brother has broken my model plane', 'my brother broke my model plane'],
])('%s is written out', (text, full) => {
  expect(writtenOut(text)).toBe(full);
});
