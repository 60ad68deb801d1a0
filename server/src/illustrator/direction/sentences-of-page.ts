import { splitSentences } from '../../storyteller/grammar/sentences.ts';

/** Marks clauses about what is wished for, imagined, compared or absent: it is not in the picture. */
const NOT_PRESENT =
  /\b(wish(?:ed|es)?|wanted|dreamed|imagined?|thought (?:of|about)|talked about|if|would|could have|no|not|never|nobody|without|you need(?:ed)?|last night|tomorrow|yesterday|far off|far away)\b|n’t\b/i;
const COMPARISON =
  /,? (?:as )?\w+ as an? [\w’ -]+?(?=[,.;:!?”]|$)|\bas \w+ as [\w’ -]+?(?=[,.;:!?”]|$)|\bas (?:one|you|if|though) [^,.;:!?”]+|\b(?:like|than|as if|as though|instead of) [^,.;:!?”]+/gi;
/** Nouns in sayings and verbs that look like nouns: nothing of it is to be seen. */
const FIGURATIVE = [
  /\b(?:belly|tummy)[ -]buttons?\b/g,
  /\bbutton(?:s|ed)? up\b/g,
  /\b(?:press|push)(?:ed|es|ing)? (?:\w+ ){0,3}buttons?\b/g,
  /\b(?:in|into) (?:\w+ )?rings\b/g,
  /\brings? of (?:light|smoke|water|fire)\b/g,
  /\bwith an? [\w ]+ on it\b/g,
  /(?<!\b(?:ran|runs?|running|went|looked|look|called|chased|shouted|rushed|flew|swam|hurried|jumped|dashed|raced|came|climbed|one) )\bafter (?:the|his|her|their) [\p{L}’-]+/gu,
  /\bbuttons? (?:of|on) (?:the|his|her|their|its|my|your) (?:coat|jacket|shirt|cardigan|jumper|dress|trousers)\b/g,
  /\b(?:stones?|knots?|butterfl(?:y|ies))(?: [\w’]+){0,2} in (?:the|his|her|their|its|my|your) (?:tummy|stomach|belly|throat|heart)\b/g,
  /(?<!\b(?:a|the|his|her|their|its|my|your|one|this|that|long|short|big|little|old|thin|thick|walking) )\bsticks? (?:out|up|to|together)\b/g,
  /\bto (?:stick|see-?saw|swing|slide|ring|button|duck|fly|fish|rock|skate|drum|roll|box|nest|plant|comb|rake|hammer|paint|picture|mirror|star|leaf)\b/g,
  /\b(?:bus|tram|train|railway) (?:stop|station)s?\b/g,
  /\bcar parks?\b/g,
  /\bring round\b/g,
  // Mild oaths: `Oh, jellyfish!`
  /“oh,? \p{L}+,?(?=[”!.])/gu,
  /“oh,? \p{L}+,”/gu,
  /\bduck ponds?\b/g,
  /\bsee-?saws? (?:up|back|to and fro)\b/g,
];
const withoutFigurative = (clause: string) =>
  FIGURATIVE.reduce((rest, words) => rest.replace(words, ' '), clause);

/** Clauses end where a comma introduces somebody or something that acts. */
const CLAUSE = /[;:]|, (?=(?:and|but|so|then|until|while|because) )/;

/** Direct speech taken out: what somebody says need not be seen. */
export const withoutSpeech = (text: string): string => text.replace(/“[^”]*”?/g, ' “” ').replace(/\s+/g, ' ');

/** The clauses of a text that state what is the case, in lower case, without comparisons (`as red as a tomato`) and sayings. */
export function factualClauses(text: string): string[] {
  return splitSentences(text)
    .flatMap((sentence) => sentence.split(CLAUSE))
    .filter((clause) => !NOT_PRESENT.test(clause))
    .map((clause) => withoutFigurative(clause.replace(COMPARISON, '').toLowerCase()));
}
