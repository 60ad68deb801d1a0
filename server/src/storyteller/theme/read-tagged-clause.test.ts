import { describe, expect, it } from 'vitest';
import { splitClause } from './read-tagged-clause.ts';
import { readTheme } from './read-theme.ts';

describe('splitClause', () => {
  it.each([
    ['my shoes know the way', 'my shoes', '', 'know', 'the way'],
    ['when the cat can talk', 'the cat', 'can', 'talk', ''],
    ['a kite that does not want to fly', 'a kite', 'does not', 'want', 'to fly'],
  ])('%s', (text, subject, auxiliaries, verb, rest) => {
    expect(splitClause(text)).toEqual({ subject, auxiliaries, verb, rest });
  });

  it.each(['a haunted toilet', 'snow day', 'spider girl and her eight roller skates'])(
    'finds no predicate in %s',
    (text) => {
      expect(splitClause(text)).toBeNull();
    },
  );
});

describe('readTheme', () => {
  it.each([
    ['my cat can talk and she is rude', 'ability', 'cat', 'talk'],
    ['my shoes know the way', 'deed', 'shoe', 'know the way'],
    ['the bad guy is a banana', 'deed', 'bad guy', 'be a banana'],
  ])('%s: somebody does something', (theme, situation, subject, action) => {
    const reading = readTheme(theme);
    expect([reading.situation, reading.subject?.bare, reading.action?.do]).toEqual([
      situation,
      subject,
      action,
    ]);
  });

  it('reads whom the speaker finds as somebody who is there', () => {
    expect(readTheme('we found a baby bat in my boot')).toMatchObject({
      situation: 'strayed',
      subject: { bare: 'baby bat' },
      where: 'in the boot',
    });
  });

  it('reads a thing that the speaker finds, and where', () => {
    expect(readTheme('I found a silver key under the bridge')).toMatchObject({
      situation: 'finds',
      object: { bare: 'silver key' },
      where: 'under the bridge',
    });
  });

  it('reads to what somebody is allergic', () => {
    expect(readTheme('a unicorn that is allergic to glitter')).toMatchObject({
      situation: 'trait',
      quality: 'allergic to glitter',
      object: { bare: 'glitter' },
    });
  });

  it.each(['why do cats purr', 'Can a stone be a pet'])('reads a question without its mark: %s', (theme) => {
    expect(readTheme(theme).situation).toBe('question');
  });
});
