import { englishDataset, englishRecommendedTransformers, type ParsedPattern, RegExpMatcher } from 'obscenity';
import { expect, it } from 'vitest';
import { isOnEnglishList } from './english-word-list.ts';

const dataset = englishDataset.build();
const matcher = new RegExpMatcher({ ...dataset, ...englishRecommendedTransformers });

/** A sequence of numbers from 0 to 1 that is the same on every machine. */
const createRandom = () => {
  let state = 7;
  return (): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
};
const random = createRandom();
const happens = (chance: number): boolean => random() < chance;

const spell = (node: ParsedPattern['nodes'][number]): string => {
  if ('childNode' in node) return happens(0.5) ? spell(node.childNode) : '';
  return 'chars' in node
    ? String.fromCodePoint(...node.chars)
    : (Array.from('aeu x')[Math.floor(random() * 5)] ?? '');
};
/** A word that a pattern finds, or nearly finds: letters are repeated, ends are missing or added, others are in front. */
const nearlyMatching = ({ nodes }: ParsedPattern): string => {
  const letters = Array.from(nodes.map(spell).join(''), (letter) =>
    happens(0.15) ? letter.repeat(1 + Math.floor(random() * 4)) : letter,
  );
  const word = letters.slice(0, happens(0.2) ? -1 : undefined).join('');
  return `${happens(0.5) ? 'the fox ' : ''}${happens(0.2) ? 'a' : ''}${word}${happens(0.2) ? 'er' : ''}${happens(0.5) ? ' of the woods' : ''}`;
};

it('answers as the package alone does', () => {
  const texts = dataset.blacklistedTerms.flatMap(({ pattern }) =>
    Array.from({ length: 12 }, () => nearlyMatching(pattern)),
  );
  texts.push('sh1t', 'a$$', 'ｓｈｉｔ', 'FUCK', '', 'no', 'an assassin passes the class');
  const byPackage = texts.map((text) => matcher.hasMatch(text));
  expect(texts.map(isOnEnglishList)).toEqual(byPackage);
  const found = byPackage.filter(Boolean).length;
  expect(found).toBeGreaterThan(texts.length / 4);
  expect(texts.length - found).toBeGreaterThan(texts.length / 10);
});
