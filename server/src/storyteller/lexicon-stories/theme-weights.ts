import { baseForms } from '../theme/match-words.ts';
import { type TaggedWord, tagWords } from '../theme/tag-words.ts';
import type { ThemeReading } from '../theme/theme-rule.ts';

/** A content word of a theme in its base forms, and how much of the theme it is. */
export type WeightedWord = { forms: readonly string[]; weight: number };

const WEIGHTS = { deed: 3, item: 2.5, being: 2, problem: 2, noun: 1.5, where: 1, quality: 0.7, adverb: 0.3 };

/** Words of which no plot need tell anything, whatever part of speech they are. */
const EMPTY =
  /^(?:be|have|do|go|come|get|want|keep|start|begin|try|let|make|need|like|love|can|cannot|will|would|may|might|shall|should|could|must|say|tell|know|think|learn|look|help|join|happen|called|named|day|time|story|tale|thing|something|anything|nothing|everything|somebody|someone|anybody|anyone|nobody|everybody|everyone|one|lot|lots|bit|kind|way|child|kid|toddler|son|daughter|boy|girl|grandson|granddaughter|grown-up|grown-ups|not|never|very|too|so|really|just|only|always|all|again|how|why|what|when|where|who|my|our|your|his|her|its|their|you|me|us|them)$/;
const FUNCTION_TAGS = [
  'Determiner',
  'Preposition',
  'Pronoun',
  'Conjunction',
  'Copula',
  'Auxiliary',
  'Modal',
  'QuestionWord',
  'Negative',
  'Possessive',
  'Particle',
];
const BEFORE_A_PLACE =
  /^(?:in|at|on|under|over|near|through|inside|behind|beside|across|during|after|before|by)$/i;

/** The content words of a theme: the deed and what it is done to weigh most, then who does it and what is wrong, then where and when. */
export function weighTheme(reading: ThemeReading): WeightedWord[] {
  const words = tagWords(reading.whole);
  const weighed: WeightedWord[] = [];
  words.forEach((tagged, at) => {
    const word = bare(tagged.word);
    if (word.length < 2 || isFunctionWord(tagged)) return;
    const forms = baseForms(word);
    if (forms.some((form) => EMPTY.test(form))) return;
    if (!weighed.some((other) => other.forms.some((form) => forms.includes(form))))
      weighed.push({ forms, weight: weightOf(words, at, forms, reading) });
  });
  return weighed;
}

const bare = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']s$/, '')
    .replace(/[^\p{L}’'-]/gu, '');

const isFunctionWord = ({ tags }: TaggedWord): boolean =>
  FUNCTION_TAGS.some((tag) => tags.has(tag)) &&
  !(tags.has('Possessive') && tags.has('Noun') && !tags.has('Pronoun'));

function weightOf(
  words: readonly TaggedWord[],
  at: number,
  forms: readonly string[],
  { action, item, object, subject, quality, matter }: ThemeReading,
): number {
  const names = (text: string | undefined | null) =>
    text?.split(' ').some((word) => forms.includes(word.toLowerCase())) ?? false;
  const tags = words[at]?.tags ?? new Set<string>();
  if (names(action?.verb)) return WEIGHTS.deed;
  if (names(item?.head) || names(matter?.head)) return WEIGHTS.item;
  if (names(subject?.head)) return WEIGHTS.being;
  if (names(quality)) return WEIGHTS.problem;
  if (names(object?.head)) return WEIGHTS.being;
  if (tags.has('Verb')) return isAttribute(words, at) ? WEIGHTS.quality : WEIGHTS.problem;
  if (tags.has('Noun')) return isPlace(words, at) ? WEIGHTS.where : WEIGHTS.noun;
  if (tags.has('Adjective')) return words[at + 1]?.tags.has('Noun') ? WEIGHTS.quality : WEIGHTS.problem;
  return WEIGHTS.adverb;
}

const isAttribute = (words: readonly TaggedWord[], at: number): boolean =>
  words[at + 1]?.tags.has('Noun') === true && words[at - 1]?.tags.has('Determiner') === true;

/** Whether a preposition of place or time stands before a noun and its modifiers. */
function isPlace(words: readonly TaggedWord[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 3); before -= 1) {
    const { word = '', tags } = words[before] ?? {};
    if (BEFORE_A_PLACE.test(word)) return true;
    if (tags?.has('Verb')) return false;
  }
  return false;
}
