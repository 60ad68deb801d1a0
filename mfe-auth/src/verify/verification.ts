import { type AuthOutcome, isApiError } from '@weaversworld/shared/api';
import type { Session } from '@weaversworld/shared/shell';
import { spokenSentence } from '../lib/sort-errors.ts';

/** What came of a verification link. Whether the visitor must sign in now is the session's to say. */
export type Verification = { verified: boolean; message: string };

const VERIFIED_SIGNED_IN = 'Your email has been verified.';
const VERIFIED_ELSEWHERE = 'Your email has been verified successfully! Please log in to access your account.';
const FAILED_TRY_AGAIN = 'Email verification failed. Please try again or contact support.';
const FAILED_LINK = 'Email verification failed. The link may have expired or is invalid.';

const OTHER_BROWSER = /(different|another|other) (browser|session)/i;

/** Reads the answer: verified and signed in, verified with login required, or not verified. */
const verificationOf = ({ isAuthenticated, answer }: AuthOutcome): Verification => {
  if (answer.meta?.is_verified === false) return { verified: false, message: FAILED_TRY_AGAIN };
  const fallback = isAuthenticated ? VERIFIED_SIGNED_IN : VERIFIED_ELSEWHERE;
  return { verified: true, message: answer.data?.message ?? fallback };
};

/** Reads a refusal. One that speaks of a different browser session is a success whose visitor must sign in. */
const verificationFailure = (error: unknown): Verification => {
  const sentence = spokenSentence(error);
  if (sentence !== null && OTHER_BROWSER.test(sentence))
    return { verified: true, message: VERIFIED_ELSEWHERE };
  const ours = isApiError(error) && error.kind === 'http' && error.status < 500;
  return { verified: false, message: sentence ?? (ours ? FAILED_LINK : FAILED_TRY_AGAIN) };
};

const attempts = new WeakMap<Session, Map<string, Promise<Verification>>>();

/** Uses a link's key, once per visit however often it is asked: the key is dead after its first use. */
export const verifyOnce = (session: Session, key: string): Promise<Verification> => {
  const mine = attempts.get(session) ?? new Map<string, Promise<Verification>>();
  attempts.set(session, mine);
  const attempt = mine.get(key) ?? session.verifyEmail(key).then(verificationOf, verificationFailure);
  mine.set(key, attempt);
  return attempt;
};
