import { describe, expect, it } from 'vitest';
import { articleFor, correctArticles } from './articles.ts';
import { containsKeyword, extractKeywords } from './keywords.ts';
import { pronounFor } from './pronouns.ts';
import { beginningsOf, countWords, splitSentences } from './sentences.ts';
import { capitalize, joinWithAnd, possessive } from './text-formatting.ts';
import { analyzeVerb, guessBaseForm, pastTense, presentParticiple } from './verb-inflection.ts';

describe('articles', () => {
  it.each([
    ['apple', 'an'],
    ['dragon', 'a'],
    ['unicorn', 'a'],
    ['umbrella', 'an'],
    ['unhappy ending', 'an'],
    ['hour', 'an'],
    ['house', 'a'],
    ['one-eyed cat', 'a'],
    ['octopus', 'an'],
    ['ukulele', 'a'],
    ['“orange”', 'an'],
    ['8 legged bug', 'an'],
    ['X', 'an'],
    ['UFO', 'a'],
  ])('%s takes the article %s', (word, article) => {
    expect(articleFor(word)).toBe(article);
  });

  it('corrects wrong articles and leaves the others', () => {
    expect(correctArticles('a apple, an dragon and an owl with a hat')).toBe(
      'an apple, a dragon and an owl with a hat',
    );
  });
});

describe('verbs', () => {
  it.each([
    ['find', 'found'],
    ['learn', 'learned'],
    ['share', 'shared'],
    ['carry', 'carried'],
    ['stop', 'stopped'],
    ['play', 'played'],
    ['hug', 'hugged'],
    ['visit', 'visited'],
    ['snorkel', 'snorkelled'],
    ['travel', 'travelled'],
    ['fit', 'fitted'],
    ['reveal', 'revealed'],
    ['go', 'went'],
    ['win', 'won'],
  ])('the past tense of %s is %s', (base, past) => {
    expect(pastTense(base)).toBe(past);
  });

  it.each([
    ['learns', 'learn', 's'],
    ['flies', 'fly', 's'],
    ['has', 'have', 's'],
    ['dancing', 'dance', 'ing'],
    ['found', 'find', 'past'],
    ['sing', 'sing', 'base'],
  ])('%s is a form of %s', (word, base, form) => {
    expect(analyzeVerb(word)).toEqual({ base, form });
  });

  it('guesses the base form of unknown verbs', () => {
    expect(guessBaseForm('snorkels', true)).toBe('snorkel');
    expect(guessBaseForm('snorkel', false)).toBe('snorkel');
    expect(guessBaseForm('quickly', false)).toBeNull();
  });

  it.each([
    ['dance', 'dancing'],
    ['swim', 'swimming'],
    ['eat', 'eating'],
    ['tie', 'tying'],
  ])('the present participle of %s is %s', (base, ing) => {
    expect(presentParticiple(base)).toBe(ing);
  });
});

describe('pronouns', () => {
  it.each([
    ['she/her', 'they', 'she'],
    ['she/her', 'their', 'her'],
    ['he/him', 'them', 'him'],
    ['they/them', 'was', 'were'],
    ['', 'they', 'Bo'],
    ['', 'their', 'Bo’s'],
    ['', 'was', 'was'],
  ] as const)('%s: the form %s is %s', (pronouns, form, word) => {
    expect(pronounFor(pronouns, form, 'Bo')).toBe(word);
  });

  it('uses the fallback for a character without pronouns', () => {
    expect(pronounFor('', 'their', 'Bo', 'the')).toBe('the');
    expect(pronounFor('he/him', 'their', 'Bo', 'the')).toBe('his');
  });
});

describe('lists and sentences', () => {
  it('joins names with commas and a final and', () => {
    expect([joinWithAnd(['A']), joinWithAnd(['A', 'B']), joinWithAnd(['A', 'B', 'C'])]).toEqual([
      'A',
      'A and B',
      'A, B and C',
    ]);
  });

  it('forms possessives, and capitalizes after a quotation mark', () => {
    expect(possessive('James')).toBe('James’s');
    expect(capitalize('“oh!” said Bo')).toBe('“Oh!” said Bo');
  });

  it('keeps speech and its tag in one sentence, and does not split after Mr.', () => {
    expect(splitSentences('“Oh!” said Mr. Bun. Then it rained. “Look!” Bo ran.')).toEqual([
      '“Oh!” said Mr. Bun.',
      'Then it rained.',
      '“Look!”',
      'Bo ran.',
    ]);
  });

  it('counts words, not dashes', () => {
    expect(countWords('Bo – the small one – ran.')).toBe(5);
  });
});

describe('keywords', () => {
  it.each([
    ['an adventure in a magical forest', ['adventure', 'magical', 'forest']],
    ['They find the lost moon!', ['find', 'lost', 'moon']],
    ['my', ['my']],
    ['宇宙', ['宇宙']],
  ])('%s', (text, words) => {
    expect(extractKeywords(text)).toEqual(words);
  });

  it('finds a keyword in its other forms', () => {
    expect(containsKeyword('They found two lost moons.', 'find')).toBe(true);
    expect(containsKeyword('They found two lost moons.', 'moon')).toBe(true);
    expect(containsKeyword('A rocket flew.', 'rock')).toBe(false);
  });
});

it('the beginnings of a text end with a sentence, and close a quotation that goes on', () => {
  expect(beginningsOf('“Look,” said Bo. “It is red. Is it ripe?” They went.')).toEqual([
    '“Look,” said Bo. “It is red. Is it ripe?”',
    '“Look,” said Bo. “It is red.”',
    '“Look,” said Bo.',
  ]);
});
