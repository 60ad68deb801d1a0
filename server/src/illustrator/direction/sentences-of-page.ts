import { splitSentences } from '../../storyteller/grammar/sentences.ts';

/** Marks clauses about what is wished for, imagined, compared or absent: it is not in the picture. */
const NOT_PRESENT =
  /\b(wish(?:ed|es)?|wanted|dreamed|imagined?|thought (?:of|about)|talked (?:of|about)|spoke of|remembered|told (?:\p{L}+ ){1,2}(?:of|about)|if|would|could(?! (?:see|hear|feel|smell|hardly)\b)|no|not|never|nobody|without|need(?:s|ed)?|should|might|last night|tomorrow|yesterday|far off|far away)\b|n’t\b/iu;
const COMPARISON =
  /,? (?:as )?\w+ as an? [\w’ -]+?(?=[,.;:!?”]|$)|\bas (?!soon\b|long\b)\w+ as [\w’ -]+?(?=[,.;:!?”]|$)|\bas (?:one|you|if|though) [^,.;:!?”]+|\b(?:like|than|as if|as though|instead of|smelled of|smelt of|tasted of|shape of) [^,.;:!?”]+/gi;
/** Nouns in sayings and verbs that look like nouns: nothing of it is to be seen. */
const FIGURATIVE = [
  /\b(?:gave|gives|waited for) (?:a|the) sign\b/g,
  /\bin (?:an?|his|her|their|the) (?:\w+ )?apron\b/g,
  // What is on it, and what is somewhere else.
  /(?<=\b(?:puzzle|picture|book|card|jumper|mug|poster|photo|drawing) )(?:with|of) (?:an? |the )?\p{L}+/gu,
  /\b(?:the|his|her|their) (?!garden)\p{L}+ at home\b/gu,
  /\bwhat colou?r (?:the|his|her|their) \p{L}+ (?:is|was|were)\b/gu,
  // `kept a lookout for trouble, and another for nuts`
  /\ba lookout for [^.!?]*/g,
  /^and another for [^.!?]*/g,
  /\b(?:belly|tummy)[ -]buttons?\b/g,
  /\bbutton(?:s|ed)? up\b/g,
  /\b(?:press|push)(?:ed|es|ing)? (?:\w+ ){0,3}buttons?\b/g,
  /\b(?:in|into) (?:\w+ )?rings\b/g,
  /\brings? of (?:light|smoke|water|fire)\b/g,
  /\bwith an? [\w ]+ on it\b/g,
  /(?<!\b(?:ran|runs?|running|went|looked|look|called|chased|shouted|rushed|flew|swam|hurried|jumped|dashed|raced|came|climbed|one) )\bafter (?:the|his|her|their) [\p{L}’-]+/gu,
  /(?<=\bevery \p{L}+) in the (?:house|world|town|village|street)\b/gu,
  /\bbuttons? (?:of|on) (?:the|his|her|their|its|my|your|[\p{L}-]+’s) (?:coat|jacket|shirt|cardigan|jumper|dress|trousers)\b/gu,
  /\b(?:stones?|knots?|butterfl(?:y|ies))(?: [\w’]+){0,2} in (?:the|his|her|their|its|my|your) (?:tummy|stomach|belly|throat|heart)\b/g,
  /(?<!\b(?:a|the|his|her|their|its|my|your|one|this|that|long|short|big|little|old|thin|thick|walking) )\bsticks? (?:out|up|to|together)\b/g,
  /\bto (?:stick|see-?saw|swing|slide|ring|button|duck|fly|fish|rock|skate|drum|roll|box|nest|plant|comb|rake|hammer|paint|picture|mirror|star|leaf)\b/g,
  /\bshadow (?:rabbit|dog|bird|wolf|puppet|animal|picture)s?\b/g,
  /\b(?:bus|tram|train|railway) (?:stop|station)s?\b/g,
  /\b(?:song|story|stories|verse|poem|one|film|joke)s? about (?:an? |the |his |her |their )?[\p{L}’-]+/gu,
  /\bcar parks?\b/g,
  /\bfire (?:brigade|drill|alarm)s?\b/g,
  /\bcount(?:ed|s|ing)? (?:the )?sheep\b/g,
  /\babove .{1,30} bed hung a sign in wobbly letters/g,
  /\bon board\b/g,
  // Verbs that look like nouns: `how you whistle`.
  /\b(?:you|they|we|i|he|she|can|could|will|would|must|let’s|how to) (?:whistle|drum|ring|swing|slide|duck|fish|comb|hammer|plant|box|rock|roll|skate|stamp|tape|lace|spark|bundle|chain|hook|dish)\b/gu,
  /\bup to the \p{L}+/gu,
  /\b(\p{L}+) (?:beside|by|after|upon) \1\b/gu,
  /\bin (?:one|a single|both|[\p{L}-]+’s?) (?:(?:old|big|new|own) )?(?:skates?|boots?|shoes?|slippers?|socks?|coat|hat)\b/gu,
  /\bat the (?:speed|pace|age|height) of [^,.;:!?”]+/g,
  // What many people wear.
  /\b(?:they|everyone|everybody|people|all) [^,.;:]{0,20}, in (?:\p{L}+ )?(?:aprons?|slippers|pyjamas|boots|coats?|hats?|nightshirts?)(?:,? and (?:in )?\p{L}+)*/gu,
  /^in (?:aprons|slippers|pyjamas|boots|coats|hats|nightshirts)(?:,? and (?:in )?\p{L}+)*/gu,
  /\b(?:at|since|until|till|before|after|by|from) (?:breakfast|lunch|dinner|supper|tea)\b/g,
  /\b(?:for a|a good|the best|no) sign\b/g,
  /\bpast the \p{L}+/gu,
  /\brings? (?:a)?round\b/g,
  // What a bell does is no jewel.
  /(?<=\b(?:bells?|(?:tele)?phone|clock|alarm|it|who|that) )rings?\b/g,
  // Mild oaths: `Oh, jellyfish!`
  /“oh,? \p{L}+,?(?=[”!.])/gu,
  /“oh,? \p{L}+,”/gu,
  /\bduck ponds?\b/g,
  // `the hardest thing in the house`
  /\b(?:\p{L}+est|best|worst|most \p{L}+|only)(?: \p{L}+)? in the (?:house|world|town|village|garden)\b/gu,
  // `until the cups rattled`
  /\btill the cups rattled\b/g,
  /\bcoats? of (?:paint|varnish|snow|dust|frost|ice)\b/g,
  // A sound.
  /\b(?:there was|came|heard) an? (?:\p{L}+ )?(?:whistle|bell|horn)\b/gu,
  /\b(?:said|whispered|told|murmured|hummed|sang)(?: [\p{L}’]+){0,3},? about [^.!?]*/gu,
  /\bbuttons popped\b/g,
  // What is only drawn: `drew a horse in the dust`.
  /\bdr(?:ew|awn) (?:an? |the )?(?:[\p{L}’-]+ ){1,3}(?:in|into|on) the (?:dust|sand|snow|earth|mud|ground)\b/gu,
  // `For a grasshopper that is four hops.`
  /^for an? [\p{L}’ -]+ (?:that|it|this) (?:is|was)\b/gu,
  /\b(?:apple|onion) rings?\b/g,
  /\b(?:where|how|when|what) to \p{L}+[^,.;:]*/gu,
  /\bsleeping bags?\b/g,
  /\bshort cuts?\b/g,
  // What is so in general: `to hide a mouse is easy`.
  /^to \p{L}+ (?:an? |the )?[\p{L} ]+ (?:is|was) \p{L}+/gu,
  /\bin (?:\w+ )?letters\b|\bletters (?:on|swam|danced)\b/g,
  // The heart in somebody’s chest, unless it is made of something.
  /(?<!\b(?:paper|gingerbread|red|chalk|chocolate) )\bhearts?(?! of (?:gold|paper|gingerbread))\b/g,
  /\bwhistles? through\b/g,
  /\b(?:tree ?houses?|bed ?time|snow ?storm)\b/g,
  /\bsee-?saws? (?:up|back|to and fro)\b/g,
];
/** A sentence without what it only compares to: `like people who have lost a glove`. */
export const withoutComparisons = (sentence: string): string => sentence.replace(COMPARISON, '');

const withoutFigurative = (clause: string) =>
  FIGURATIVE.reduce((rest, words) => rest.replace(words, ' '), clause);

/** `The snowman had no head`: there is a snowman. */
const LACK = / (?:had|has|have|with) no (?:[\p{L}’-]+ ?){1,3}[.!?”]*$/u;

/** Clauses end where a comma introduces somebody or something that acts. */
const CLAUSE = /[;:]|, (?=(?:and|but|so|then|until|while|because) )/;

/** Direct speech taken out: what somebody says need not be seen. */
export const withoutSpeech = (text: string): string =>
  text
    // `“Yes!” he cried.`
    .replace(/([!?,]” \p{L}[\p{L}’-]*) cried\b/gu, '$1 called')
    .replace(/“[^”]*”?/g, ' “” ')
    .replace(/\s+/g, ' ');

/**
 * The sentences of a page without its direct speech. Speech that is taken out hides the end of its sentence: `Mira said. “” A bird sang.`
 */
export const toldSentences = (text: string): string[] =>
  splitSentences(withoutSpeech(text)).flatMap((sentence) =>
    sentence.split(/(?<=[.!?]) (?=“”|\p{Lu})|(?<=[,:] “”) (?=\p{Lu})/u),
  );

/** What does not move or work is there: `the stone didn’t move`. */
const STAYS =
  /^((?:and |but |then |now )?(?:the|this|that|his|her|their|its) (?:[\p{L}’-]+ ){0,2}[\p{L}’-]+) (?:didn’t|did not|wouldn’t|would not|doesn’t|does not) (?:move|budge|stir|open|start|turn|go (?!out|away|home)|work|fit|fly|float|ring|stop|fall|roll)\b/iu;

/** What a clause says before it says what is not the case: `lay in bed | and was not sleepy`. */
function positiveBeginning(clause: string): string {
  if (!NOT_PRESENT.test(clause)) return clause;
  const stays = STAYS.exec(clause)?.[1];
  if (stays !== undefined) return stays;
  const parts = clause.split(/,? (?=(?:and|but|where|because|until|which|that|so that|as far as) )|,”? /);
  const negative = parts.findIndex((part) => NOT_PRESENT.test(part));
  return parts.slice(0, Math.max(0, negative)).join(' ');
}

/** `Mira thought backwards: supper, the path, the gate.` */
const IN_MIND = /(\b(?:thought|remembered|imagined|dreamed|pictured|went back (?:over|through))\b[^:]*): .*/;

/** `one can’t hold it all day, and eat, and go to bed`: what follows without a subject cannot be either. */
const CANNOT = /\b(?:can’t|cannot|can not|couldn’t|could not|won’t|would not|wouldn’t)\b/i;
const GOES_ON =
  /^(?:and|or) (?!then\b|so\b|the\b|they\b|it\b|an?\b|all\b|no\b)\p{Ll}+(?<!ed)(?:,|$| (?:to|it|them|an?|the|his|her|their|at|in|on|with|up|out|about)\b)/u;

const withoutWhatCannotBe = (clauses: readonly string[]): string[] => {
  let isImpossible = false;
  return clauses.filter((clause) => {
    isImpossible = CANNOT.test(clause) || (isImpossible && GOES_ON.test(clause));
    return CANNOT.test(clause) || !isImpossible;
  });
};

/** What somebody does in vain with a thing, which is there: `couldn’t light the campfire`. */
const IN_VAIN =
  /\b(?:can’t|cannot|could(?:n’t| not)) (?=(?:light|open|lift|mend|fix|shut|close|turn|untie|unlock) (?:the|his|her|their|its) )/g;

/** The clauses of a text that state what is the case, in lower case, without comparisons (`as red as a tomato`) and sayings. */
export function factualClauses(text: string): string[] {
  return splitSentences(text)
    .flatMap((sentence) =>
      withoutWhatCannotBe(sentence.replace(IN_MIND, '$1').replace(IN_VAIN, 'tried to ').split(CLAUSE)),
    )
    .map((clause) => positiveBeginning(clause.replace(COMPARISON, '').replace(LACK, '')))
    .filter((clause) => clause !== '')
    .map((clause) => withoutFigurative(clause.toLowerCase()));
}
