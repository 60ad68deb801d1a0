import {
  type AuthError,
  AuthResponseBody,
  StoryWorldError,
  type Support,
} from '@weaversworld/shared/contract';

/** Why a request failed: network error (no response), HTTP error (a status that is not a success), or a body of the wrong shape. */
export type ApiErrorKind = 'network' | 'http' | 'shape';

/**
 * The error of every failed API request. Everything is a field of its own: a host and a remote may run different
 * versions of this class, and getters on the prototype would not reach the other version.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The response's errors list, empty when there is none. */
  readonly errors: AuthError[];
  /** The server's message outside an errors list: `non_field_errors[0]`, then `detail`, then `error`; else null. */
  readonly detail: string | null;
  /** `errors[0].message`, else `detail`; null when the response has no message for the user. */
  readonly serverMessage: string | null;

  constructor(
    readonly kind: ApiErrorKind,
    /** HTTP status; 0 when there was no response. */
    readonly status: number,
    /** Method and path, e.g. `GET /auth/session`. */
    readonly call: string,
    readonly body: unknown = undefined,
    options?: ErrorOptions,
  ) {
    super(`${call}: ${kind}${status ? ` ${status}` : ''}`, options);
    const parsed = AuthResponseBody.safeParse(body).data;
    this.errors = parsed?.errors ?? [];
    this.detail = parsed?.non_field_errors?.[0] ?? parsed?.detail ?? parsed?.error ?? null;
    this.serverMessage = this.errors[0]?.message ?? this.detail;
  }
}

/** Recognises an ApiError of any version of the class, so not by instanceof. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError' && 'kind' in error && 'status' in error;

/** True when the visitor may not see this: HTTP 403, or a message with words such as access, permission, denied. */
export const isAccessDenial = (error: unknown): boolean => {
  if (isApiError(error) && error.status === 403) return true;
  const text = error instanceof Error ? errorMessage(error, error.message) : String(error);
  return /access|permission|403|denied/i.test(text);
};

/** Any message from the server, else `fallback`. */
export const errorMessage = <Fallback extends string | null>(
  error: unknown,
  fallback: Fallback,
): string | Fallback => (isApiError(error) && error.serverMessage) || fallback;

/** The first message of the errors list, else `fallback`. */
export const listedErrorMessage = (error: unknown, fallback: string): string =>
  (isApiError(error) && error.errors[0]?.message) || fallback;

/** The specified precedence for login errors: as `errorMessage`, but a body's `error` field is not shown. */
export const authErrorMessage = <Fallback extends string | null>(
  error: unknown,
  fallback: Fallback,
): string | Fallback => {
  const body = isApiError(error) ? AuthResponseBody.safeParse(error.body).data : undefined;
  return (body?.errors?.[0]?.message ?? body?.non_field_errors?.[0] ?? body?.detail) || fallback;
};

/** Why a form was refused: `message` for the visitor, the `field` that it is about, and help lines; null without. */
export interface FormFailure {
  message: string;
  field: string | null;
  support: Support | null;
}

/** The failure that a form shows after a request of the story world; `message` replaces the server's. */
export const formFailure = (error: unknown, message: string): FormFailure => {
  const body = isApiError(error) ? StoryWorldError.safeParse(error.body).data : undefined;
  return { message, field: body?.field ?? null, support: body?.support ?? null };
};
