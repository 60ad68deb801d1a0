import { withoutAsides } from './by-the-way.ts';
import { type TaggedWord, tagWords } from './tag-words.ts';

/** Verbs that a clause follows: in `a girl who believes her teddy is alive` the second verb is the teddy's. */
const BEFORE_A_CLAUSE =
  /^(?:think|say|tell|believe|know|hope|wish|see|hear|notice|feel|dream|pretend|make|let|help|watch|ask|find|want)/i;
const LINK =
  /^(?:and|or|but|to|when|while|because|if|so|until|after|before|who|that|which|where|why|how|then)$/i;
const FINITE = /^(?:is|was|has|had|must|can|could|will|would|should|needs|wants|\p{L}+(?:[^s]s|ed))$/iu;

const isVerb = ({ tags }: TaggedWord): boolean => tags.has('Verb') && !tags.has('Gerund');

/** `a boy who uses a wheelchair wants to come` says that he wants to come: the text without a relative clause before its main verb. */
function withoutRelativeClause(text: string): string {
  const [, head = '', clause = ''] =
    /^((?:an?|the|my|our|one) (?:\p{L}+ ){1,3}?)(?:who|that|which) (.+)$/iu.exec(text) ?? [];
  if (clause === '') return text;
  const words = tagWords(clause);
  const first = words.findIndex(isVerb);
  if (first < 0 || BEFORE_A_CLAUSE.test(words[first]?.word ?? '')) return text;
  const main = words.findIndex(
    (each, i) =>
      i > first + 1 &&
      isVerb(each) &&
      FINITE.test(each.word) &&
      words[i - 1]?.tags.has('Noun') === true &&
      !/s$/i.test(words[i - 1]?.word ?? ''),
  );
  if (main < 0 || words.slice(0, main).some(({ word }) => LINK.test(word))) return text;
  return `${head}${words
    .slice(main)
    .map(({ word }) => word)
    .join(' ')}`;
}

const WITH_NAMES =
  'son|daughter|grandson|granddaughter|best friend|friend|neighbour|brother|sister|cousin|twin|baby|stepdad|stepmum|teacher|dog|cat|puppy|kitten|rabbit|hamster|guinea pig|pony|horse|goldfish|parrot|tortoise';

/** `her best friend Chloe is moving` says no more than `her best friend is moving`; whose name it is, the whole theme says. */
const NAMED = new RegExp(
  `^((?:(?:[Mm]y|[Oo]ur|[Hh]er|[Hh]is|[Tt]heir|[Tt]he) (?:(?:old|little|big|new|baby) )?)(?:${WITH_NAMES})) \\p{Lu}\\p{Ll}+(?= (?:is|was|has|had|can|won[’']t|will|keeps|\\p{Ll}+(?:s|ed|t)) )`,
  'u',
);

/** Somebody sees or says that something happens; it is what happens that a story tells. */
const REPORTED =
  /^(?:the|a|my|our|one|some|all)(?: \p{L}+){1,2} (?:notices?|noticed|discovers?|discovered|realises?|realised|finds? out|found out|hears?|heard) that (?=(?:the|an?|my|our|their|her|his) \S+ \S)/iu;

/** `ironing day with Grandad` is ironing. */
const DAY_OF_DOING =
  /^(?:an? |the )?(\p{Ll}+ing) (?:day|morning|afternoon|evening|weekend) (?=(?:with|at|for) )/u;

/** The part of a theme that says what happens, without what is said by the way. */
export const mainClause = (text: string): string =>
  withoutRelativeClause(
    withoutAsides(text)
      .replace(REPORTED, '')
      .replace(NAMED, (_all, who: string) => who),
  ).replace(DAY_OF_DOING, (all, doing: string) =>
    /^(?:spring|morning|evening|boring|amazing)$/.test(doing) ? all : `${doing} `,
  );
