import { describe, expect, it } from 'vitest';
import { readTheme } from './read-theme.ts';

describe('two nouns are no sentence', () => {
  it.each([
    ['Diwali lamps on the doorstep', 'lamp'],
    ['circus cats with pink belts', 'cat'],
    ['pirate ships and mermaids', 'ship'],
    ['first visit to the dentist', 'visit'],
    ['what a postwoman does all morning', 'postwoman'],
    ['puddles and falling leaves in autumn', 'puddle'],
    ['the crocheted octopus auntie made', 'octopus'],
    ['the stool my grandpa built', 'stool'],
  ])('%s', (theme, head) => {
    const { situation, subject, object } = readTheme(theme);
    expect({ situation, head: (subject ?? object)?.head }).toEqual({ situation: null, head });
  });

  it.each([
    ['penguin plays chess', 'play chess'],
    ['dragon sneezes and burns the toast', 'sneeze'],
    ['ducks cross the road', 'cross the road'],
    ['cats wear pyjamas', 'wear pyjamas'],
    ['mummy works at night', 'work at night'],
    ['Our dog died last week and Hannah keeps asking where he is now', 'die last week'],
    [
      'The grandchildren come for the whole summer and there is no internet here',
      'come for the whole summer',
    ],
  ])('%s is one', (theme, deed) => {
    expect(readTheme(theme)).toMatchObject({
      situation: 'deed',
      action: { do: expect.stringMatching(`^${deed}`) },
    });
  });
});
