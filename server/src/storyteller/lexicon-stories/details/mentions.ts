import { singularOf } from '../../grammar/inflections.ts';
import { capitalizeProperNouns } from '../../theme/proper-nouns.ts';
import { type TaggedWord, tagWords } from '../../theme/tag-words.ts';
import { kindOfNoun } from '../../word-net/kind-of.ts';

const NUMBERS = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred)$/;
const IN =
  /^(?:in|at|on|under|over|near|through|inside|behind|beside|across|above|along|around|by|into|from|to|onto|beneath|aboard|off)$/i;
/** Whoever teaches somebody something is with them. */
const TEACHES = /^(?:teaches|taught|teaching|helps|helped|shows|showed)$/i;
const bare = (word: string): string => word.replace(/[’']s$/i, '').replace(/[^\p{L}’'-]/gu, '');

/** A noun of the theme with what stands before it. */
export type Mention = {
  head: string;
  /** With its adjectives and modifiers, in the singular: `small island`. */
  phrase: string;
  isPlural: boolean;
  isName: boolean;
  /** Written with a capital and without an article: `Taipei`. */
  isProper: boolean;
  isOwn: boolean;
  determiner: string;
  preposition: string;
  number: string | null;
  adjective: string | null;
};

const isNoun = ({ tags }: TaggedWord): boolean =>
  tags.has('Noun') &&
  !tags.has('Pronoun') &&
  !tags.has('Verb') &&
  !/^(?:our|my|his|her|its|their|your)$/i.test([...tags].join());

/** The mentions of the theme that was read last: a plan asks for them at every attempt. */
let last: { text: string; mentions: Mention[] } | null = null;

/** The nouns of a theme, each with its modifiers; a compound is one noun. */
export function mentionsIn(text: string): Mention[] {
  if (last?.text !== text) last = { text, mentions: readMentions(text) };
  return last.mentions;
}

function readMentions(text: string): Mention[] {
  const words = tagWords(text);
  const mentions: Mention[] = [];
  words.forEach((tagged, at) => {
    const word = bare(tagged.word);
    const next = words[at + 1];
    const isPossessive = /[’']s$/.test(tagged.word);
    // A name is no thing: `a girl called Rose`.
    if (/^(?:called|named)$/i.test(words[at - 1]?.word ?? '')) return;
    if (!isNoun(tagged) || /^(?:our|my|his|her|its|their|your)$/i.test(word) || word.length < 3) return;
    if (
      next &&
      isNoun(next) &&
      !isPossessive &&
      !tagged.tags.has('FirstName') &&
      !/^(?:our|my|his|her|its|their|your)$/i.test(next.word)
    )
      return;
    let start = at;
    while (
      start > 0 &&
      at - start < 3 &&
      // The tagger takes `the` for a modifier in `hold the remote`.
      !/^(?:an?|the|against|versus)$/i.test(words[start - 1]?.word ?? '') &&
      ((words[start - 1]?.tags.has('Adjective') ?? false) || isModifier(words[start - 1] as TaggedWord))
    )
      start -= 1;
    let before = start - 1;
    const number = NUMBERS.test((words[before]?.word ?? '').toLowerCase())
      ? words[before]?.word.toLowerCase()
      : undefined;
    if (number) before -= 1;
    const determiner = (words[before]?.word ?? '').toLowerCase();
    if (/^(?:an?|the|my|our|his|her|their|its|some|this|that|all|whole)$/.test(determiner)) before -= 1;
    const isName =
      (tagged.tags.has('FirstName') && kindOfNoun(word) !== 'place') ||
      (/^\p{Lu}/u.test(word) &&
        (at > 0 || isPossessive) &&
        kindOfNoun(word) === null &&
        !tagged.tags.has('Singular'));
    const isProper = /^\p{Lu}/u.test(word) && at > 0;
    const singular = isName || isProper ? word : singularOf(word.toLowerCase());
    const modifiers = words.slice(start, at).map((each) => capitalizeProperNouns(each.word.toLowerCase()));
    mentions.push({
      head: singular,
      phrase: [...modifiers, singular].join(' '),
      isPlural:
        tagged.tags.has('Plural') || (!isName && singularOf(word.toLowerCase()) !== word.toLowerCase()),
      isName,
      isProper,
      isOwn: /^(?:my|our)$/.test(determiner),
      determiner: /^(?:the|his|her|their|its|an?)$/.test(determiner) ? determiner : '',
      preposition: TEACHES.test(next?.word ?? '')
        ? 'with'
        : IN.test(words[before]?.word ?? '') || /^(?:with|for)$/i.test(words[before]?.word ?? '')
          ? (words[before]?.word ?? '').toLowerCase()
          : '',
      number: number ?? null,
      adjective:
        words
          .slice(start, at)
          .find(({ tags }) => tags.has('Adjective'))
          ?.word.toLowerCase() ?? null,
    });
  });
  return mentions;
}

const isModifier = (word: TaggedWord): boolean =>
  isNoun(word) &&
  !/[’']s$/.test(word.word) &&
  !/^(?:our|my|his|her|its|their|your)$/i.test(word.word) &&
  !word.tags.has('FirstName');
