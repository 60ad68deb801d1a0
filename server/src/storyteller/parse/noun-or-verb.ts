import { infinitiveOf } from '../grammar/inflections.ts';
import { isDeterminer, isPluralOrMass } from '../grammar/noun-phrase.ts';
import { isLiving, readNoun } from '../theme/noun.ts';
import { kindOfNoun } from '../word-net/kind-of.ts';
import { verbClassOf } from '../word-net/verb-class-of.ts';

/** Words that are as often a noun as a verb: at the end of a two-word text they are taken as nouns. */
export const NOUN_OR_VERB =
  /^(hugs|kisses|dances|plays|drinks|treats|smiles|dreams|shows|wishes|rides|works|turns|names|looks|rests|cooks|colou?rs|plants|stars|lights|rings|trains|races|snows|rains|parties|paints|sets|lands|rolls|slices|bites|drops|swings|cuddles|stories|songs|glows|sparkles)$/;
/** Words that are adjectives before a plural and verbs elsewhere: `clean hands and apple slices`, `dry pants all day`. */
const ADJECTIVE_OR_VERB =
  /^(clean|dry|warm|cool|light|open|free|calm|quiet|empty|slow|clear|tidy|fresh|sweet|even|smooth|welcome|double|mean|wet|own)$/;
/** Begins a clause, although it may be a verb: `snow falls on the roof`. */
export const COMES_OF_ITSELF = /^(?:snow|rain|light|water|dream|spring|fall)$/;
/** What may follow a noun phrase, so that the word before is no verb. */
const AFTER_NOUN_PHRASE =
  /^(for|with|at|in|on|and|of|after|before|under|by|all|from|everywhere|forever|every|to)$/;

/** `clean hands and apple slices` */
export const isAdjective = (first: string, second: string | undefined): boolean =>
  ADJECTIVE_OR_VERB.test(first) &&
  second !== undefined &&
  isPluralOrMass(second) &&
  !/^(?:his|its|this|us)$/.test(second);

const AFTER_DEED =
  /^(?:to|the|an?|his|her|its|their|at|in|on|under|over|through|round|with|from|into|out|up|down|him|it|them|everyone|everybody|\{.*)$/;

/** Whether the word after somebody is what they do, although it may be a noun as well: `the dragon bows to great-grandmother`. */
export function isDeedOfSomebody(words: readonly string[], lower: readonly string[], i: number): boolean {
  const word = lower[i] ?? '';
  const isVerb = /[^s]s$/.test(word) && verbClassOf(infinitiveOf(word, 'present')) !== null;
  // `Mira brushes until they sparkle`
  if (i === 1 && isVerb && /^\p{Lu}\p{Ll}/u.test(words[0] ?? '') && kindOfNoun(lower[0] ?? '') === null)
    return true;
  if (!isDeterminer(lower[0] ?? '') || !/[^s]s$/.test(word) || !lower[i + 1]) return false;
  if (!AFTER_DEED.test(lower[i + 1] ?? '')) return false;
  const noun = readNoun(lower.slice(0, i).join(' '));
  if (
    noun !== null &&
    !noun.isPlural &&
    kindOfNoun(word) === null &&
    verbClassOf(infinitiveOf(word, 'present')) !== null
  )
    return true;
  return (
    noun !== null &&
    !noun.isPlural &&
    isLiving(noun) &&
    (isVerb || /^(?:\{|him|them|every)/.test(lower[i + 1] ?? ''))
  );
}

/** `a story and a goodnight kiss`, unlike `a cat and a dog dance`. */
export function isLastOfPair(lower: readonly string[], i: number): boolean {
  const and = lower.lastIndexOf('and');
  if (i !== lower.length - 1 || and < 1 || and > i) return false;
  const noun = readNoun(lower.slice(and + 1, i).join(' '));
  return kindOfNoun(lower[i] ?? '') !== null && !(noun !== null && (isLiving(noun) || noun.isPlural));
}

/** Things for somebody: `the cinnamon rolls for everyone`, unlike `the baker rolls for an hour`. */
export function isForSomebody(words: readonly string[], i: number): boolean {
  if (words[i + 1] !== 'for' || !NOUN_OR_VERB.test(words[i] ?? '')) return false;
  const noun = readNoun(words.slice(0, i).join(' '));
  return noun !== null && !isLiving(noun);
}

/** Whether a text that begins with no determiner is no clause: `warm rolls for the whole street`, `birthday hugs`. */
export function isNounPhrase(words: readonly string[], i: number): boolean {
  const word = (words[i] ?? '').toLowerCase();
  const before = words[i - 1] ?? '';
  if (i === words.length - 1) return NOUN_OR_VERB.test(word);
  if (/^(?:snow|rain|spring|summer|autumn|winter|peace|night|music|water|light|sleep)$/.test(before))
    return false;
  if (before !== before.toLowerCase() || isPluralOrMass(before) || !/s$/.test(word)) return false;
  return (NOUN_OR_VERB.test(word) || kindOfNoun(word) !== null) && AFTER_NOUN_PHRASE.test(words[i + 1] ?? '');
}
