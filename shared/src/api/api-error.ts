import { AuthAnswer, type AuthError } from '@weaversworld/shared/contract';

/** Where a call failed: no answer at all, an answer that says no, or an answer of the wrong shape. */
export type ApiErrorKind = 'network' | 'http' | 'shape';

/** The one error that every call throws. `sentence` is the server's own message for a person, if it gave one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly kind: ApiErrorKind,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    readonly call: string,
    readonly body: unknown = undefined,
    options?: ErrorOptions,
  ) {
    super(`${call}: ${kind}${status ? ` ${status}` : ''}`, options);
  }

  /** The errors list of the answer, empty when there is none. */
  get errors(): AuthError[] {
    return AuthAnswer.safeParse(this.body).data?.errors ?? [];
  }

  /** `errors[0].message`, then `non_field_errors[0]`, then `detail`, then `error`; null when the server gave none. */
  get sentence(): string | null {
    return this.errors[0]?.message ?? this.plainSentence;
  }

  /** The answer's sentence outside an errors list. */
  get plainSentence(): string | null {
    const answer = AuthAnswer.safeParse(this.body).data;
    return answer?.non_field_errors?.[0] ?? answer?.detail ?? answer?.error ?? null;
  }
}

/** Recognises an ApiError of any build: remotes bring their own copy of the class. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError' && 'kind' in error && 'status' in error;

/** True for an answer that says the visitor may not see this: 403, or words such as access, permission, denied. */
export const isAccessDenial = (error: unknown): boolean => {
  if (isApiError(error) && error.status === 403) return true;
  const text =
    error instanceof Error ? (isApiError(error) && error.sentence) || error.message : String(error);
  return /access|permission|403|denied/i.test(text);
};

/** The server's sentence where the specification lets it through, else the catalogue's own. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  (isApiError(error) && error.sentence) || fallback;

/** Only an errors list replaces the catalogue's sentence. */
export const listedSentenceOf = (error: unknown, fallback: string): string =>
  (isApiError(error) && error.errors[0]?.message) || fallback;
