import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { moderateText } from './moderate-text.ts';

/*
 * Lists by writers who did not know the rules. Figures of the first try are in the decision record about the score of phrases. The
 * weights have been learned from lists 1 to 5 since, and rules written with list 7 in mind, so these are regression tests. List
 * 6 is not learned from: its limits are what
 * the score reached at the first try.
 */
const folder = new URL('./phrases/outside/', import.meta.url);
const List = z.array(
  z.object({
    text: z.string(),
    field: z.string(),
    want: z.enum(['harm', 'disclosure', 'allow']),
    why: z.string(),
  }),
);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

const answerTo = (text: string): 'harm' | 'disclosure' | 'allow' => {
  const result = moderateText(text);
  if (result.ok) return 'allow';
  return result.reason === 'support' ? 'disclosure' : 'harm';
};

/** The greatest shares that are missed and refused wrongly. */
const limitsOf = (file: string) =>
  file === 'list-6.json' ? { missed: 0.15, refused: 0.04 } : { missed: 0.05, refused: 0.03 };

describe.each(files)('%s', (file) => {
  const limits = limitsOf(file);
  const answered = List.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))).map((phrase) => ({
    ...phrase,
    got: answerTo(phrase.text),
  }));
  const grave = answered.filter(({ want }) => want !== 'allow');
  const allowed = answered.filter(({ want }) => want === 'allow');

  it('misses few; a child that tells something and is refused coldly is missed as well', () => {
    const missed = grave.filter(
      ({ want, got }) => got === 'allow' || (want === 'disclosure' && got === 'harm'),
    );
    expect(missed.length / grave.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(limits.missed);
  });

  it('refuses few wrongly', () => {
    const refused = allowed.filter(({ got }) => got !== 'allow');
    expect(refused.length / allowed.length, JSON.stringify(refused, null, 1)).toBeLessThanOrEqual(
      limits.refused,
    );
  });
});

it('reads the lists', () => {
  expect(files).toHaveLength(7);
});
