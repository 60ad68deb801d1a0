import { analyzeVerb } from '../grammar/verb-inflection.ts';
import { kindOfNoun } from '../word-net/kind-of.ts';
import { verbClassOf } from '../word-net/verb-class-of.ts';
import { wordMeantBy } from './common-misspellings.ts';
import { correctTypos } from './correct-typos.ts';
import { isGivenName } from './given-name.ts';

const CONTRACTION = /\b(wo|ca|do|does|did|is|are|was|were|could|would|should|has|have)nt\b/gi;
const OWNER_WITHOUT_APOSTROPHE =
  /\b(mum|mummy|mom|mommy|dad|daddy|grandma|grandpa|granny|grandad|granddad|gran|nan|nana|oma|opa|bubbe|auntie|aunty|(?<=\b(?:my|our|his|her) )(?:(?:big |little |baby |best )?(?:brother|sister|friend|aunt|uncle|cousin|neighbour)))s (\p{Ll}+)/giu;
const AT_SOMEBODYS =
  /\b(at|from|to) ((?:my |our )?(?:grandma|grandpa|granny|grandad|gran|nan|nana|oma|opa|bubbe|auntie|aunt|uncle|dad|mum))s(?= (?:for|and|in|on|this|while|until|because|when|house)\b|$)/gi;

/**
 * The text as somebody would write it who has learned to: apostrophes (`wont`, `dads slipper`), capitals of given names (`ibrahim`), the
 * common misspellings of children, and words that are one letter away from a word of the lexicon. What is not certain stays as it is.
 */
export function correctSpelling(text: string): string {
  const spelled = text
    .replace(/\p{L}[\p{L}’'-]*/gu, (word) => (/^\p{Ll}/u.test(word) ? (wordMeantBy(word) ?? word) : word))
    .replace(CONTRACTION, '$1n’t')
    .replace(/\bi(’m|’ve|’d|’ll)?\b(?!['’-])/g, 'I$1')
    .replace(/\b(?:im|Im)\b/g, 'I’m')
    .replace(/\bive\b/g, 'I’ve')
    .replace(AT_SOMEBODYS, '$1 $2’s')
    .replace(OWNER_WITHOUT_APOSTROPHE, (all, owner: string, thing: string) =>
      isThingOwned(thing) ? `${owner}’s ${thing}` : all,
    );
  return correctTypos(
    capitalizeNames(capitalizeDays(BREAD.reduce((text, word) => text.replace(word, 'bread'), spelled))),
  );
}

/** `a bit of bred`, `bred and butter`: something to eat, and not what somebody was. */
const BREAD = [
  /(?<=\b(?:of|some|the|with|and|eats?|bakes?|makes?|fresh|warm) )bred\b/g,
  /\bbred(?= and (?:butter|jam|honey|cheese))/g,
];
const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?=s?\b)|(?:london|paris|england|scotland|africa|america|australia)\b)/g;

const capitalizeDays = (text: string): string =>
  text.replace(DAY, (day) => day.charAt(0).toUpperCase() + day.slice(1));

/** Whether a noun follows, and no verb: `dads slipper`, but `dads cook`. */
const isThingOwned = (word: string): boolean =>
  analyzeVerb(word) === null &&
  (kindOfNoun(word) !== null || (verbClassOf(word) === null && !FUNCTION_WORD.test(word)));

const FUNCTION_WORD =
  /^(?:and|or|but|are|is|was|were|have|has|had|can|could|will|would|should|who|that|which|do|does|did|in|on|at|to|with|for|from|of|all|always|never|also|not|too|both)$/;

/** Given names have no determiner before them: `the angel`, but `Angela`. */
function capitalizeNames(text: string): string {
  return text.replace(
    /(?<!\b(?:an?|the|my|our|his|her|their|some|two|three|no) )\b(?<!['’-])\p{Ll}{3,}\b(?!['’-](?!s\b)\p{L})/gu,
    (word) => (isGivenName(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word),
  );
}
