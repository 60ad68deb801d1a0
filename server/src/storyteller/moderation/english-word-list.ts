import { englishDataset, englishRecommendedTransformers, type ParsedPattern, RegExpMatcher } from 'obscenity';

const dataset = englishDataset.build();
const matcher = new RegExpMatcher({ ...dataset, ...englishRecommendedTransformers });

type PatternNode = ParsedPattern['nodes'][number];

const sourceOfNode = (node: PatternNode): string => {
  if ('childNode' in node) return `(?:${sourceOfNode(node.childNode)})?`;
  if ('chars' in node) return String.fromCodePoint(...node.chars).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return '.';
};

const sourceOf = ({ nodes, requireWordBoundaryAtStart, requireWordBoundaryAtEnd }: ParsedPattern): string =>
  [
    requireWordBoundaryAtStart ? '\\b' : '',
    ...nodes.map(sourceOfNode),
    requireWordBoundaryAtEnd ? '\\b' : '',
  ].join('');

/** All patterns of the package as one: it tries more than a hundred, one after another. */
const ANY_PATTERN = new RegExp(
  dataset.blacklistedTerms.map(({ pattern }) => sourceOf(pattern)).join('|'),
  's',
);

/** Repeated letters as the package's transformers leave them: two of b, e, g, l, o and s, one of the others. */
const collapseDuplicates = (text: string): string =>
  text.replace(/([^begols])\1+/g, '$1').replace(/([begols])\1{2,}/g, '$1$1');

/**
 * False only for a text in which the package finds nothing: Latin small letters, which it replaces by no others, and no match of any
 * pattern. What is found may still be on its list of harmless words.
 */
const mayMatch = (text: string): boolean =>
  !/^[a-z ]*$/.test(text) || ANY_PATTERN.test(collapseDuplicates(text));

/** Whether the English list of the package has a word of this text. */
export const isOnEnglishList = (text: string): boolean => mayMatch(text) && matcher.hasMatch(text);
