import { containsKeyword, extractKeywords } from '../grammar/keywords.ts';
import { splitSentences } from '../grammar/sentences.ts';
import type { Ending } from '../parse/parse-ending.ts';
import { type LexiconStoryContext, wordings } from './lexicon-story-context.ts';

const CAST = /^\{(?:ALL|L|F|T|FT)\}$/;
/** Subjects who need not be named where the same is told of the cast. */
const OF_EVERYONE = /^(?:\{ALL\}|\{L\}|they)$/;
const DENIED = /\b(?:not|never|no one|nobody|nothing|no|if|hoped|wished|wanted)\b|n’t\b/i;

/** The text without slots. */
export const plainWords = (statement: string): string => statement.replace(/\{[^}]*\}/g, '');

/** Whether some sentence says all of the keywords. */
export const isSaid = (keywords: readonly string[], text: string): boolean =>
  keywords.length > 0 &&
  splitSentences(text).some((sentence) => keywords.every((keyword) => containsKeyword(sentence, keyword)));

/** What is done in an ending, and to what, without the cast: `give`, `money` of `they give the money to the shelter`. */
function wordsOfDeed({ deed }: Ending): string[] {
  if (deed === null || /^(?:be|feel|not|like|love)\b/.test(deed.infinitive)) return [];
  return extractKeywords(plainWords(deed.infinitive)).filter((word) => word.length > 2 && word !== 'have');
}

/** Whether the plot’s own texts `told` say that the cast does what the ending says, with the same verb and object. */
export function isDoneAlready(ending: Ending, told: string): boolean {
  if (ending.rest !== '' || ending.deed === null || !OF_EVERYONE.test(ending.deed.subject)) return false;
  const keywords = wordsOfDeed(ending);
  const spoken = told.replace(/“[^”]*”/g, '');
  return splitSentences(spoken).some((sentence) => !DENIED.test(sentence) && isSaid(keywords, sentence));
}

/** Verbs that say too little without their object. */
const GENERAL_VERB =
  /^(?:get|have|go|come|make|find|see|give|take|put|say|tell|look|let|help|play|eat|know|think|ask|run|walk|stay|sit|stand|keep|bring|live|learn|become|try|want|start|share|hold|show)$/;

/** Whether the plot tells in its own words what the ending says, on several pages or as what it is about. */
export function isOfPlot({ ending, plot, renderer }: LexiconStoryContext): boolean {
  const keywords = wordsOfDeed(ending);
  if (keywords.length === 0 || ending.deed === null) return false;
  const { verb, subject } = ending.deed;
  const own = [plot.goal, plot.solved, ...[plot.turn, plot.done].flatMap(wordings)]
    .map((text) => renderer.render(text))
    .join(' ');
  const isSame = (keyword: string) => containsKeyword(own, keyword);
  const isOfLead =
    subject === '{L}' || (!CAST.test(subject) && extractKeywords(plainWords(subject)).every(isSame));
  return keywords.every(isSame) || (isOfLead && !GENERAL_VERB.test(verb) && verb !== 'be' && isSame(verb));
}

/** `it was the magpie` of a plot that has found out somebody else: there is nothing to tell. */
export const isOtherCulprit = ({ ending, plot }: LexiconStoryContext): boolean => {
  const [, culprit = ''] =
    /^(?:it|that) was (?:only |just |really )?the (\p{L}+)$/u.exec(ending.fullStatement) ?? [];
  return culprit !== '' && !containsKeyword([plot.turn, plot.done].flatMap(wordings).join(' '), culprit);
};

/** The ending after a clause about the same one: `now that {L} had slept, {L.they} danced`. */
export const toldOfSame = (told: string, solved: string): string =>
  /^\{L\} /.test(solved) && !/\{(?:F|T|S|G)/.test(solved)
    ? told.replace(/^\{L\} (?!was\b)/, '{L.they} ')
    : told;

/** Whether `now that {solved}` before the ending would say the same twice: as the ending does, or as the page does already (`told`). */
export function repeatsSolved({ ending }: LexiconStoryContext, solved: string, told: string): boolean {
  const { deed } = ending;
  const subject = deed !== null && !CAST.test(deed.subject) ? plainWords(deed.subject) : '';
  const words = extractKeywords(`${subject} ${plainWords(deed?.infinitive ?? ending.statement)}`);
  const news = extractKeywords(solved);
  return (
    (news.length > 1 && isSaid(news, told)) ||
    words.some((word) => word.length > 2 && containsKeyword(solved, word))
  );
}

const PRONOUN_LEFT = /\b(?:hers|theirs|his|it|him|her|them)$/i;
/** Who can be hoped for without having been named. */
const KIN =
  /\b(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|grandma|grandpa|granny|nana|grandad|aunt|uncle|parents?|family|brother|sister|everyone|everybody)\b/i;
/** What can be promised without having been named. */
export const TREAT = /\b(?:party|feast|picnic|cake|soup|pancakes|pizza|ice cream|supper|breakfast|hug)\b/i;
const OF_NUMBER = /^(?:first|last|big|little|small|best|new|old|own|good|whole)$/;

/** Whether the story knows, on its first pages, what a hope for the ending would speak of; `known` is the text of these pages and the theme. */
export function canBeHoped({ ending }: LexiconStoryContext, known: string): boolean {
  const { deed, statement, fullStatement } = ending;
  if (KIN.test(deed?.subject ?? '') || TREAT.test(fullStatement)) return true;
  const subject = deed !== null && !CAST.test(deed.subject) ? plainWords(deed.subject) : '';
  const object = deed === null ? statement : plainWords(deed.infinitive).replace(/^\S+ ?/, '');
  if (PRONOUN_LEFT.test(object) || /^(?:it|that|this)$/.test(subject)) return false;
  const words = extractKeywords(`${subject} ${object}`).filter((word) => !OF_NUMBER.test(word));
  const named = words.filter((word) => containsKeyword(known, word));
  const isDefinite = subject !== '' || /\b(?:the|its|his|her|their) /.test(object);
  return isDefinite ? named.length === words.length : words.length === 0 || named.length > 0;
}
