import { applyRules, type RuledSentence } from './apply-rules.ts';
import { hasContactDetails } from './contact-details.ts';
import { harmTopics } from './harm-rules.ts';
import { hasLocationDetails } from './location-details.ts';
import { type Sentence, toSentences } from './normalize-text.ts';
import { hasProfanity } from './profanity.ts';
import type { Points } from './score/score-phrase.ts';
import { type Finding, type ScoredText, scoreText } from './score/score-text.ts';
import { isSupportCompound, supportTopics } from './support-rules.ts';
import { type StepCounter, TextBudgetError } from './token-pattern.ts';

/** How a story is told: `gentle` when grief or fear is in what was typed. */
export type StoryTone = 'plain' | 'gentle';

/** Why a text is refused. `support`: a child may be disclosing that it needs help; answered with help lines. */
export type RejectionReason = 'word' | 'topic' | 'contact' | 'address' | 'personal' | 'too-long' | 'support';

/**
 * Whether a text may be used, and how to tell it; if not, the message says what the user can do. `offersHelp`: a child may be disclosing
 * something, but probably is not: help lines are offered beside what the text is used for.
 */
export type ModerationResult =
  | { ok: true; tone: StoryTone; offersHelp: boolean }
  | { ok: false; reason: RejectionReason; message: string };

/** A result, and whether a second opinion about the text may change it. */
interface AssessedText {
  result: ModerationResult;
  isUncertain: boolean;
}

/** Longer texts are refused unread; every field and every page is much shorter. */
const MAX_LENGTH = 8000;

const MESSAGES: Record<RejectionReason, string> = {
  word: 'That has a word in it that doesn’t fit a children’s story. Please try it with a friendlier one.',
  topic:
    'That is a bit too scary or grown-up for this world. How about a gentler adventure, like a lost treasure or a shy dragon?',
  contact:
    'Please leave out web addresses, e-mail addresses and phone numbers. A made-up name is all a story needs.',
  address:
    'Please leave out real addresses, to keep everyone safe. You could say “a little house on a hill” instead.',
  personal:
    'Please leave out what belongs to real people: full names, addresses, schools, numbers, user names and passwords. A made-up name is all a story needs.',
  'too-long': 'That is a very long text. Please make it shorter.',
  support:
    'Thank you for telling us. If it is about you, or about somebody you know: it is not your fault, and you are not alone. Please talk to a grown-up you trust. You can also call people whose job it is to listen.',
};

/** Said beside help lines that are offered with a text that was used. */
export const HELP_OFFER =
  'If any of this is about you, or about somebody you know: it is not your fault, and you are not alone. A grown-up you trust can help, and so can people whose job it is to listen.';

const refuse = (reason: RejectionReason): ModerationResult => ({
  ok: false,
  reason,
  message: MESSAGES[reason],
});

const isSupportSentence = (sentence: Sentence): boolean =>
  sentence.some(({ readings }) => readings.some(isSupportCompound));

type Decide = (ruled: readonly RuledSentence[], has: (topic: string) => boolean) => ScoredText;

const HARM = Object.keys(harmTopics);
const DISCLOSURE = Object.keys(supportTopics);

const decideByRules: Decide = (_, has) => {
  const concerns: Finding[] = HARM.some(has) ? ['harm'] : [];
  return { found: new Set(DISCLOSURE.some(has) ? ['disclosure'] : concerns), isUncertain: false };
};

const isWordAlone = (ruled: readonly RuledSentence[]): boolean => {
  let words = 0;
  for (const { sentence } of ruled)
    for (const { raw } of sentence) if (!/^\d{1,4}$/.test(raw) && ++words > 1) return false;
  return true;
};

/**
 * A word alone, also with a number (`Kid 3`), has nothing around it that could be scored: the rules decide. Some topics are always
 * harm.
 */
const decideByScore =
  (opinion?: Points): Decide =>
  (ruled, has) => {
    if (isWordAlone(ruled)) return decideByRules(ruled, has);
    const scored = scoreText(ruled, opinion);
    const isAlwaysHarm = scored.found.size === 0 && (has('notorious') || has('foreign'));
    return isAlwaysHarm ? decideByRules(ruled, has) : scored;
  };

interface Checked {
  text: string;
  sentences: readonly Sentence[];
  ruled: readonly RuledSentence[];
  found: ReadonlySet<Finding>;
  has(topic: string): boolean;
}

const reasonToRefuse = ({ text, sentences, ruled, found, has }: Checked): RejectionReason | null => {
  if (hasContactDetails(text, sentences) || has('contact')) return 'contact';
  if (hasLocationDetails(text, sentences) || has('location')) return 'address';
  if (hasProfanity(ruled)) return 'word';
  if (found.has('harm')) return 'topic';
  return found.has('personal') ? 'personal' : null;
};

const certain = (result: ModerationResult): AssessedText => ({ result, isUncertain: false });

/** Somebody who is hurt: in `we found a hurt hedgehog` nobody hurts one. */
const HURT_ALREADY = /\b(an?|one|my|our|the|poor|little|small|baby) hurt(?= \p{L})/giu;

function assess(text: string, counter: StepCounter, decide: Decide): AssessedText {
  if (text.length > MAX_LENGTH) return certain(refuse('too-long'));
  try {
    const sentences = toSentences(text.replace(HURT_ALREADY, '$1 injured'));
    const ruled = applyRules(sentences, counter);
    const has = (topic: string) => ruled.some(({ rules }) => rules.includes(topic));
    const { found, isUncertain } = decide(ruled, has);
    if (sentences.some(isSupportSentence)) return certain(refuse('support'));
    if (found.has('disclosure')) return { result: refuse('support'), isUncertain };
    const reason = reasonToRefuse({ text, sentences, ruled, found, has });
    // What may be a disclosure is never refused coldly, whatever else is in the text.
    const offersHelp = found.has('possible-disclosure');
    if (reason !== null) return { result: refuse(offersHelp ? 'support' : reason), isUncertain };
    return { result: { ok: true, tone: has('gentle') ? 'gentle' : 'plain', offersHelp }, isUncertain };
  } catch (error) {
    if (error instanceof TextBudgetError) return certain(refuse('too-long'));
    throw error;
  }
}

/** The same as `moderateText`, and whether a second opinion may change it. */
export const assessText = (text: string): AssessedText => assess(text, { steps: 0 }, decideByScore());

/**
 * Content moderation for what is typed: names, themes, endings and descriptions. Takes time linear in the text's length; `counter`
 * counts the comparisons, of which there is a budget. `opinion` is a second opinion about an uncertain text. Nothing of the text is kept
 * or logged.
 */
export const moderateText = (
  text: string,
  counter: StepCounter = { steps: 0 },
  opinion?: Points,
): ModerationResult => assess(text, counter, decideByScore(opinion)).result;

/**
 * The same without the score, for pages of a story: it is learned from short phrases that people type, and as strict as with those it is
 * wrong about every tenth story (docs/decisions/065-how-pages-are-checked.md).
 */
export const moderateByRules = (text: string): ModerationResult =>
  assess(text, { steps: 0 }, decideByRules).result;

/** The tone of a story with these texts: `gentle` when one of them has grief or fear in it. */
export const toneOf = (...texts: readonly string[]): StoryTone =>
  texts.some((text) => {
    const result = moderateByRules(text);
    return result.ok && result.tone === 'gentle';
  })
    ? 'gentle'
    : 'plain';
