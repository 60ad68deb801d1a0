import { expect, it } from 'vitest';
import { childProfileInput } from './child-profile-input.ts';

const AGE = 'Age must be a number between 1 and 18';
const NAME = 'Please enter a name for the child profile';
const parse = (name: string, age: string, ageIsOptional = false) => {
  const parsed = childProfileInput(ageIsOptional).safeParse({ name, age });
  return parsed.success ? parsed.data : parsed.error.issues.map(({ message }) => message);
};

it.each([
  [' Mia ', '6', { name: 'Mia', age: 6 }],
  ['Mia', ' 1 ', { name: 'Mia', age: 1 }],
  ['Mia', '18', { name: 'Mia', age: 18 }],
  ['Mia', '0', [AGE]],
  ['Mia', '19', [AGE]],
  ['Mia', '', [AGE]],
  ['Mia', '5.5', [AGE]],
  ['Mia', '-3', [AGE]],
  ['Mia', '1e1', [AGE]],
  ['Mia', 'six', [AGE]],
  ['Mia', '6 years', [AGE]],
  ['   ', '6', [NAME]],
  ['', '', [NAME, AGE]],
])('%j aged %j parses to %j', (name, age, expected) => {
  const result = parse(name, age);
  expect(Array.isArray(result) ? [...new Set(result)] : result).toEqual(expected);
});

it('allows no age for a profile without one', () => {
  expect(parse('Mia', '', true)).toEqual({ name: 'Mia' });
  expect(parse('Mia', '7', true)).toEqual({ name: 'Mia', age: 7 });
  expect(parse('Mia', '40', true)).toEqual([AGE]);
});
