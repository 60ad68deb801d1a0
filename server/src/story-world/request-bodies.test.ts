import { expect, it } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { CharacterBody, parseBody, StoryBody } from './request-bodies.ts';

const fox = { name: ' Finn ', creature: 'Fox', description: 'Brave and curious', pronouns: 'he/him' };
const storyRequest = { theme: 'A trip to the moon', desired_ending: 'Everyone has cake', characters: [1] };
const errorMessageOf = (read: () => unknown): string | null => {
  try {
    read();
    return null;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    expect(error.status).toBe(400);
    return error.message;
  }
};

it('trims text, and treats missing pronouns as none', () => {
  expect(parseBody(CharacterBody, { ...fox, pronouns: null })).toMatchObject({ name: 'Finn', pronouns: '' });
  expect(parseBody(StoryBody, { ...storyRequest, characters: ['3', 3, 1] })).toMatchObject({
    title: 'Your Story',
    characters: ['3', '1'],
  });
});

it.each([
  ['no name', { ...fox, name: undefined }, 'This field is required'],
  ['a blank name', { ...fox, name: '   ' }, 'This field is required'],
  ['a name of another type', { ...fox, name: 7 }, 'This field is required'],
  ['a long name', { ...fox, name: 'x'.repeat(101) }, 'Maximum length is 100 characters'],
  ['a long creature', { ...fox, creature: 'x'.repeat(101) }, 'Maximum length is 100 characters'],
  ['no description', { ...fox, description: '' }, 'This field is required'],
  ['a very long description', { ...fox, description: 'x'.repeat(1001) }, 'Maximum length is 1000 characters'],
  ['unknown pronouns', { ...fox, pronouns: 'x' }, 'Please choose she/her, he/him, they/them or none'],
  ['no object', 'fox', 'Please check what you entered'],
  ['nothing', undefined, 'This field is required'],
])('rejects a character with %s', (_, body, sentence) => {
  expect(errorMessageOf(() => parseBody(CharacterBody, body))).toBe(sentence);
});

it.each([
  ['no theme', { ...storyRequest, theme: ' ' }, 'Please enter a theme for your story'],
  [
    'no ending',
    { ...storyRequest, desired_ending: undefined },
    'Please enter a desired ending for your story',
  ],
  ['a long theme', { ...storyRequest, theme: 'x'.repeat(301) }, 'Maximum length is 300 characters'],
  ['no characters', { ...storyRequest, characters: [] }, 'Please select at least one character'],
  [
    'characters of another type',
    { ...storyRequest, characters: 'all' },
    'Please select at least one character',
  ],
  ['four characters', { ...storyRequest, characters: [1, 2, 3, 4] }, 'Please choose at most 3 characters'],
])('rejects a story with %s', (_, body, sentence) => {
  expect(errorMessageOf(() => parseBody(StoryBody, body))).toBe(sentence);
});

it.each(['name', 'creature', 'description'])(
  'rejects unkind words in the %s with a kind message',
  (field) => {
    const sentence = errorMessageOf(() =>
      parseBody(CharacterBody, { ...fox, [field]: 'Call 555 123 4567 fuck' }),
    );
    expect(sentence).toMatch(/\w+/);
    expect(sentence).not.toMatch(/fuck/);
  },
);

it.each(['theme', 'desired_ending'])('rejects unkind words in the %s with a kind message', (field) => {
  expect(errorMessageOf(() => parseBody(StoryBody, { ...storyRequest, [field]: 'fuck everything' }))).toMatch(
    /\w+/,
  );
});
