import { containsKeyword, extractKeywords } from '../grammar/keywords.ts';
import { splitSentences } from '../grammar/sentences.ts';
import type { Text } from '../lexicon/story-source.ts';
import type { Ending } from '../parse/parse-ending.ts';
import { readNoun } from '../theme/noun.ts';
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

/** That something is taken home says nothing of who goes there. */
const GO_HOME = /^(?:all )?(?:go|come|get|be) (?:back )?home\b/;
const WENT_HOME = /\b(?:went|came|got|walked|ran|back|were|was) home\b/;

/** What is done in an ending, and to what, without the cast: `give`, `money` of `they give the money to the shelter`. */
function wordsOfDeed({ deed }: Ending): string[] {
  if (deed === null || /^(?:be|feel|not|like|love)\b/.test(deed.infinitive)) return [];
  if (GO_HOME.test(deed.infinitive)) return ['go', 'home'];
  return extractKeywords(plainWords(deed.infinitive)).filter((word) => word.length > 2 && word !== 'have');
}

/** Whether the plot’s own texts `told` say that the cast does what the ending says, with the same verb and object. */
export function isDoneAlready(ending: Ending, told: string): boolean {
  if (ending.rest !== '' || ending.deed === null || !OF_EVERYONE.test(ending.deed.subject)) return false;
  const keywords = wordsOfDeed(ending);
  const spoken = told.replace(/“[^”]*”/g, '');
  return splitSentences(spoken).some((sentence) => !DENIED.test(sentence) && isSaid(keywords, sentence));
}

const COUNTS_LITTLE = /^(?:whole|every|everybody|everyone|very|finally|again)$/;
/** What somebody gets: that it is there is enough. */
const OF_GIFT =
  /^(?:get|receive|earn|win(?= (?:an?|the|first) (?:\p{L}+ )?(?:prize|cup|medal|trophy|ribbon|rosette)\b)|be given|give \{[LFT]\})\b/u;

/** Whether the page of the solution, whose text is `told`, says all that the ending says, with the same words in one sentence or in several. */
export function isToldOnPage({ deed, rest, statement, kind }: Ending, told: string): boolean {
  if (kind === 'friends') return /\bfriends\b/.test(told);
  if (deed === null) return extractKeywords(statement).every((word) => containsKeyword(told, word));
  if (rest !== '') return false;
  if (/\{L’s\}/.test(deed.infinitive)) return false;
  const isGift = OF_GIFT.test(deed.infinitive);
  const subject = CAST.test(deed.subject) || isGift ? '' : plainWords(deed.subject);
  const act = plainWords(isGift ? deed.infinitive.replace(OF_GIFT, '') : deed.infinitive);
  const isFeeling = /^(?:be|feel)\b/.test(deed.infinitive);
  const words = extractKeywords(`${subject} ${act}`).filter((word) => isFeeling || !COUNTS_LITTLE.test(word));
  const isOneVerb = !/^every/.test(subject) && words.length === 1 && GENERAL_VERB.test(words[0] ?? '');
  const plain = told.replace(/“[^”]*”/g, ' ');
  return (
    words.length > 0 && !isOneVerb && statement !== '' && words.every((word) => containsKeyword(plain, word))
  );
}

/** Whether somebody like the one who helps in every plot is to help: `a bird helps him`. */
export const isAnyHelp = ({ deed }: Ending): boolean =>
  deed !== null && /^help\b/.test(deed.infinitive) && /^(?:an?|some|somebody|someone)\b/.test(deed.subject);

/** What a text says that it does not deny. */
export const affirmed = (text: string): string =>
  splitSentences(text)
    .filter((sentence) => !DENIED.test(sentence))
    .join(' ');

/** Verbs that say too little without their object. */
const GENERAL_VERB =
  /^(?:get|have|go|come|make|find|see|give|take|put|say|tell|look|let|help|play|eat|know|think|ask|run|walk|stay|sit|stand|keep|bring|live|learn|become|try|want|start|share|hold|show)$/;

/** Somebody who was away is there. */
const ARRIVED = /\b(?:both|open) arms\b|\bcame (?:home|back)\b|\bkey in the (?:lock|door)\b/;
const ARRIVAL = /^(?:come|be|return|get)(?: back| home)?(?: again| with .+)?$/;

/** Whether a text has all the words of what is done, or what is taken. */
export function isSaidOfDeed(ending: Ending, text: string): boolean {
  const keywords = wordsOfDeed(ending);
  return (
    (keywords.length > 0 && keywords.every((word) => containsKeyword(text, word))) || isTaken(ending, text)
  );
}

/** Whether the plot comes out at what the ending says: its verb where the plot is solved, and the rest somewhere in it. */
export function isOfPlot(context: LexiconStoryContext): boolean {
  const { ending, plot, renderer, endingClass, roles } = context;
  if (ending.deed === null) return false;
  const keywords = wordsOfDeed(ending);
  const { verb, subject, infinitive } = ending.deed;
  const rendered = (texts: readonly Text[]) =>
    texts
      .flatMap(wordings)
      .map((text) => renderer.render(text))
      .join(' ');
  const isAbsent = roles.apart.length > 0 || /^(?:home|arrival)$/.test(endingClass ?? '');
  if (isAbsent && ARRIVAL.test(infinitive) && ARRIVED.test(rendered([plot.done]))) return true;
  if (GO_HOME.test(infinitive)) return WENT_HOME.test(rendered([plot.done]));
  if (keywords.length === 0) return false;
  const solution = rendered([plot.goal, plot.solved, plot.turn, plot.done]);
  if (/\bbreaths?\b/.test(infinitive) && /\bbreath/.test(solution)) return true;
  // Of somebody else the solution must speak, unless it is Mum; and a general verb says too little.
  const who =
    CAST.test(subject) || (KIN.test(subject) && !/^every/.test(subject))
      ? []
      : extractKeywords(plainWords(subject));
  const isOfVerb =
    !GENERAL_VERB.test(verb) && verb !== 'be' && containsKeyword(rendered([plot.solved]), verb);
  if (!isOfVerb && !who.every((word) => containsKeyword(solution, word))) return false;
  const isGeneral = keywords.every((keyword) => GENERAL_VERB.test(keyword));
  if (!isGeneral && keywords.every((keyword) => containsKeyword(solution, keyword))) return true;
  if (isTaken(ending, rendered([plot.done]))) return true;
  if (GENERAL_VERB.test(verb) || verb === 'be') return false;
  if (isOfVerb) return true;
  const whole = rendered([plot.opener, plot.problem, ...plot.tries, plot.tip]);
  return (
    containsKeyword(solution, verb) &&
    keywords.every((keyword) => containsKeyword(`${solution} ${whole}`, keyword))
  );
}

/** Whether the solution, whose text is `done`, speaks of the very thing that somebody takes or gets: the ring that is picked up. */
function isTaken({ deed }: Ending, done: string): boolean {
  const [, object = ''] =
    /^(?:pick|get|catch|reach|fetch|hold|open) (?:up )?(?:the|an?|his|her|its|their) (\p{L}+)\b/u.exec(
      deed?.infinitive ?? '',
    ) ?? [];
  return object !== '' && readNoun(object) !== null && containsKeyword(done, object);
}

const wordsOfState = ({ deed, statement }: Ending): string[] =>
  extractKeywords(plainWords(deed?.infinitive ?? statement));

/** Whether the plot’s phrase for what is solved says words of the ending already. */
export function isOfSolved({ ending, plot, renderer }: LexiconStoryContext): boolean {
  const solved = renderer.render(plot.solved);
  return wordsOfState(ending).some(
    (word) => word.length > 3 && !GENERAL_VERB.test(word) && containsKeyword(solved, word),
  );
}

export const MORNING =
  /\b(?:morning|woke|breakfast|pancakes|blackbird|sunrise|daylight|dawn|bright stripe)\b/;

/** Whether the ending is of the night, and the solution ends in the morning. */
export const isOfNextNight = ({ fullStatement }: Ending, done: string): boolean =>
  /\b(?:stars?|moon|fireflies)\b/.test(fullStatement) && !HAS_TIME.test(fullStatement) && MORNING.test(done);

/** Whether the ending names people, an animal or a place of which the story, whose text is `known`, has not spoken, and which do not arrive in it. */
export function isElsewhere({ fullStatement }: Ending, known: string): boolean {
  if (ARRIVES.test(fullStatement) || HAS_TIME.test(fullStatement)) return false;
  return extractKeywords(plainWords(fullStatement)).some(
    (word) =>
      !FRIEND.test(word) && PERSON_OR_PLACE.test(readNoun(word)?.kind ?? '') && !containsKeyword(known, word),
  );
}
const PERSON_OR_PLACE = /^(?:person|relative|being|place)$/;
const FRIEND = /^friends?$/;
const ARRIVES =
  /\b(?:came|arrived|visited|returned|brought|joined|appeared|went (?:home|to (?:the|an?|his|her|their|see))|travelled|drove|sailed|flew|moved|met)\b/;
const HAS_TIME =
  /\b(?:morning|evening|night|days?|today|tonight|tomorrow|week|summer|winter|spring|autumn|before|after|until|when|while|bedtime|breakfast|lunch|supper|ever|always|now|still)\b/;

/** What the first pages name: the theme, the plot’s beginning and the cast. */
export const knownAtFirst = ({ theme, plot, renderer, roles }: LexiconStoryContext): string =>
  [
    theme.quotation,
    ...[plot.opener, plot.friend ?? [], plot.problem].flatMap(wordings).map((text) => renderer.render(text)),
    roles.lead.fullName,
    roles.friend.fullName,
    roles.third?.fullName ?? '',
  ].join(' ');

/** `it was the magpie` of a plot that has found out somebody else: there is nothing to tell. */
export const isOtherCulprit = ({ ending, plot }: LexiconStoryContext): boolean => {
  const [, culprit = ''] =
    /^(?:it|that) was (?:(?:only|just|really) (?:(?:an?|the|my|his|her) )?(?=\p{L}{3})|the (?=\p{L}+$))(\p{L}+)/u.exec(
      ending.fullStatement,
    ) ?? [];
  return culprit !== '' && !containsKeyword([plot.turn, plot.done].flatMap(wordings).join(' '), culprit);
};

/** An object of which nobody knows what it means. */
export const PRONOUN_LEFT = /\b(?:hers|theirs|his|it|him|her|them)$/i;
/** Who can be hoped for without having been named. */
const KIN =
  /\b(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|grandma|grandpa|granny|nana|grandad|aunt|uncle|parents?|family|brother|sister|everyone|everybody)\b/i;
/** What can be promised without having been named. */
export const TREAT = /\b(?:party|feast|picnic|cake|soup|pancakes|pizza|ice cream|supper|breakfast|hug)\b/i;
/** What everybody knows. */
const OF_NATURE =
  /\b(?:sun|moon|stars?|northern lights|rain|snow|wind|spring|summer|winter|sea|tide|rainbow)$/;

/** Whether the story knows, on its first pages, what a hope for the ending would speak of; `known` is the text of these pages and the theme. */
export function canBeHoped({ ending }: LexiconStoryContext, known: string): boolean {
  const { deed, statement, fullStatement } = ending;
  if (KIN.test(deed?.subject ?? '') || TREAT.test(fullStatement)) return true;
  const subject = deed !== null && !CAST.test(deed.subject) ? plainWords(deed.subject) : '';
  const object = deed === null ? statement : plainWords(deed.infinitive).replace(/^\S+ ?/, '');
  if (PRONOUN_LEFT.test(object) || /^(?:it|that|this)$/.test(subject)) return false;
  // Of somebody or something else the story must have spoken; what somebody wishes for may be new.
  if (!/^(?:the|its|his|her|their) /.test(subject) || OF_NATURE.test(subject)) return true;
  return extractKeywords(subject).every((word) => containsKeyword(known, word));
}
