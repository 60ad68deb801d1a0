import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { moderateText } from './moderate-text.ts';
import { readCorpus } from './score/read-corpus.ts';

/*
 * Lists by writers who did not know the rules. Figures of the first try are in the decision records about the score. The
 * weights have been learned from lists 1 to 5 since, and rules written with list 7 in mind, so these are regression tests. Lists 6, 8
 * and 9 are not learned from, but thresholds were chosen with them, and lines written for what they missed. Their limits leave a little
 * room above what the score reaches, because that moves by a point or two with every change of the corpus.
 */
const folder = new URL('./phrases/outside/', import.meta.url);
const List = z.array(
  z.object({
    text: z.string(),
    want: z.enum(['harm', 'disclosure', 'personal', 'allow']),
  }),
);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

const answerTo = (text: string): 'harm' | 'disclosure' | 'help offered' | 'allow' => {
  const result = moderateText(text);
  if (result.ok) return result.offersHelp ? 'help offered' : 'allow';
  return result.reason === 'support' ? 'disclosure' : 'harm';
};

/** The greatest shares that are missed and refused wrongly. */
const NOT_LEARNED: ReadonlyMap<string, { missed: number; refused: number }> = new Map([
  ['list-6.json', { missed: 0.06, refused: 0.04 }],
  ['list-8.json', { missed: 0.1, refused: 0.04 }],
  ['list-9.json', { missed: 0.1, refused: 0.04 }],
]);
const limitsOf = (file: string) => NOT_LEARNED.get(file) ?? { missed: 0.05, refused: 0.03 };

describe.each(files)('%s', (file) => {
  const limits = limitsOf(file);
  const answered = List.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))).map((phrase) => ({
    ...phrase,
    got: answerTo(phrase.text),
  }));
  const grave = answered.filter(({ want }) => want !== 'allow');
  const allowed = answered.filter(({ want }) => want === 'allow');

  // A disclosure is found when help lines are part of the answer, whether the text is refused or used.
  it('misses few; a disclosure that is refused without help lines is missed as well', () => {
    const missed = grave.filter(({ want, got }) =>
      want === 'disclosure' ? got === 'allow' || got === 'harm' : got === 'allow' || got === 'help offered',
    );
    expect(missed.length / grave.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(limits.missed);
  });

  it('refuses few wrongly', () => {
    const refused = allowed.filter(({ got }) => got === 'harm' || got === 'disclosure');
    expect(refused.length / allowed.length, JSON.stringify(refused, null, 1)).toBeLessThanOrEqual(
      limits.refused,
    );
  });
});

it('reads the lists', () => {
  expect(files).toHaveLength(9);
});

it('has learned no phrase of the lists that it is measured with', () => {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9 ]/g, '');
  const learned = new Set(readCorpus().map(({ text }) => plain(text)));
  const measured = [...NOT_LEARNED.keys()].flatMap((file) =>
    List.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))).map(({ text }) => text),
  );
  expect(measured.filter((text) => learned.has(plain(text)))).toEqual([]);
});
