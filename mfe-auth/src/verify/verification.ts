import { authErrorMessage, isApiError } from '@weaversworld/shared/api';
import type { AuthResponse, Session } from '@weaversworld/shared/shell';

/** The result of a verification link. The session knows whether the visitor is signed in now. */
export type Verification = { verified: boolean; message: string };

const VERIFIED_SIGNED_IN = 'Your email has been verified.';
const VERIFIED_SIGNED_OUT =
  'Your email has been verified successfully! Please log in to access your account.';
const FAILED_TRY_AGAIN = 'Email verification failed. Please try again or contact support.';
const FAILED_LINK = 'Email verification failed. The link may have expired or is invalid.';

const OTHER_SESSION = /(different|another|other) (browser|session)/i;

/** Maps a response: verified and signed in, verified with login required, or not verified. */
const toVerification = ({ isAuthenticated, body }: AuthResponse): Verification => {
  if (body.meta?.is_verified === false) return { verified: false, message: FAILED_TRY_AGAIN };
  const fallback = isAuthenticated ? VERIFIED_SIGNED_IN : VERIFIED_SIGNED_OUT;
  return { verified: true, message: body.data?.message ?? fallback };
};

/** Maps an error. One about a different browser session means verified, but the visitor must sign in. */
const toFailedVerification = (error: unknown): Verification => {
  const message = authErrorMessage(error, null);
  if (message !== null && OTHER_SESSION.test(message))
    return { verified: true, message: VERIFIED_SIGNED_OUT };
  const isRejected = isApiError(error) && error.kind === 'http' && error.status < 500;
  return { verified: false, message: message ?? (isRejected ? FAILED_LINK : FAILED_TRY_AGAIN) };
};

/** Verifies a key once per page load, because a key is invalid after its first use. Never rejects. */
export type VerifyEmail = (key: string) => Promise<Verification>;

export const createVerifyEmail = (session: Pick<Session, 'verifyEmail'>): VerifyEmail => {
  const attempts = new Map<string, Promise<Verification>>();
  return (key) => {
    const attempt = attempts.get(key) ?? session.verifyEmail(key).then(toVerification, toFailedVerification);
    attempts.set(key, attempt);
    return attempt;
  };
};
