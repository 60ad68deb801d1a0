import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { moderateText } from './moderate-text.ts';

/*
 * Lists by a writer who did not know the rules. Figures of the first try are in the decision record about the score of phrases. The
 * goals are those of a product for children: a phrase that slips through, and a child that is turned away, both cost. The corpus has since been
 * extended with these lists in mind, so this is a regression test; the decision record about phrase scores has the held-out figures.
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

describe.each(files)('%s', (file) => {
  const answered = List.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))).map((phrase) => ({
    ...phrase,
    got: answerTo(phrase.text),
  }));
  const grave = answered.filter(({ want }) => want !== 'allow');
  const allowed = answered.filter(({ want }) => want === 'allow');

  it('misses at most 5 %; a child that tells something and is refused coldly is missed as well', () => {
    const missed = grave.filter(
      ({ want, got }) => got === 'allow' || (want === 'disclosure' && got === 'harm'),
    );
    expect(missed.length / grave.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.05);
  });

  it('refuses at most 3 % wrongly', () => {
    const refused = allowed.filter(({ got }) => got !== 'allow');
    expect(refused.length / allowed.length, JSON.stringify(refused, null, 1)).toBeLessThanOrEqual(0.03);
  });
});

it('reads the lists', () => {
  expect(files).toHaveLength(5);
});
