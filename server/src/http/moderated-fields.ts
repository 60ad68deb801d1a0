import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { assessText, HELP_OFFER, moderateText } from '../storyteller/moderation/moderate-text.ts';
import type { Points } from '../storyteller/moderation/score/score-phrase.ts';
import { InvalidFieldError, SupportError } from './http-error.ts';

/** Verdicts kept in memory, some 150 bytes each. */
const MAX_VERDICTS = 2000;
/** Without it, the hash of a short text could be looked up in a table. */
const SALT = randomBytes(16).toString('base64');

interface Assessment {
  verdict: ReturnType<typeof moderateText>;
  /** A second opinion, which may change the verdict, did not come yet. */
  awaitsOpinion: boolean;
}

const assessments = new LRUCache<string, Assessment>({ max: MAX_VERDICTS });

/**
 * The verdict depends on the text alone, and moderation is a third of the CPU time of a request that saves a character. The same
 * texts come again and again: with every preview, when they are saved, and with each edit of another field. Their hashes are kept,
 * not the texts.
 */
const keyOf = (text: string): string => hash('sha256', SALT + text, 'base64');

const assessmentOf = (text: string, key = keyOf(text)): Assessment => {
  const known = assessments.get(key);
  if (known !== undefined) return known;
  const { result, isUncertain } = assessText(text);
  const assessment = { verdict: result, awaitsOpinion: isUncertain };
  assessments.set(key, assessment);
  return assessment;
};

const verdictOn = (text: string): Assessment['verdict'] => assessmentOf(text).verdict;

/** Points of a text, or null when there is no time or no encoder: then the score decides alone. */
export type SecondOpinion = (text: string) => Promise<Points | null>;

/** Control characters become spaces, and none are left at the ends: the text as it is moderated and stored. */
export const trimTyped = (value: string): string => value.replace(/\p{Cc}+/gu, ' ').trim();

/** Longer texts have more than one phrase, which is what a second opinion is about. */
const MAX_OPINION_LENGTH = 400;

/**
 * Gets second opinions about the uncertain texts of a body before it is parsed, which then finds the verdicts in the cache. A text whose
 * opinion did not come in time is asked about again the next time.
 */
export const considerTexts = async (
  body: unknown,
  secondOpinion: SecondOpinion | undefined,
): Promise<void> => {
  if (!secondOpinion || typeof body !== 'object' || body === null) return;
  const texts = Object.values(body)
    .filter((value) => typeof value === 'string' && value.length <= MAX_OPINION_LENGTH)
    .map(trimTyped);
  await Promise.all(
    texts.map(async (text) => {
      const key = keyOf(text);
      if (!assessmentOf(text, key).awaitsOpinion) return;
      const opinion = await secondOpinion(text);
      if (opinion === null) return;
      const verdict = moderateText(text, undefined, opinion);
      assessments.set(key, { verdict, awaitsOpinion: false });
    }),
  );
};

/** True when one of these texts may be a child’s disclosure, although it is allowed. */
export const offersHelp = (texts: readonly string[]): boolean =>
  texts.some((text) => {
    const verdict = verdictOn(text);
    return verdict.ok && verdict.offersHelp;
  });

/** For `superRefine`: reports a text that moderation refuses. */
export const checkWords = (text: string, context: z.RefinementCtx): void => {
  const verdict = verdictOn(text);
  if (!verdict.ok)
    context.addIssue({ code: 'custom', message: verdict.message, params: { reason: verdict.reason } });
};

/** The same for a name that stands alone: help lines could not be offered beside it, so what may be a disclosure is answered with them. */
export const checkName = (text: string, context: z.RefinementCtx): void => {
  checkWords(text, context);
  if (offersHelp([text]))
    context.addIssue({ code: 'custom', message: HELP_OFFER, params: { reason: 'support' } });
};

const needsSupport = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'custom' && issue.params?.reason === 'support';

/**
 * Parses a request body; throws 400 with the message and the name of the first invalid field. A field that may be about harm done to
 * a child comes before all others and throws SupportError.
 */
export const parseModerated = <S extends z.ZodType>(
  schema: S,
  body: unknown,
  fallback: string,
): z.output<S> => {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const support = issues.find(needsSupport);
  const issue = support ?? issues[0];
  const field = issue?.path[0] === undefined ? undefined : String(issue.path[0]);
  if (support) throw new SupportError(support.message, field);
  const message = issue === undefined || /^Invalid/.test(issue.message) ? fallback : issue.message;
  throw new InvalidFieldError(message, field);
};
