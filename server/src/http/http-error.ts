import { isOverloaded, isStoreFailure } from '../db/store-errors.ts';
import type { PathKind } from './paths.ts';

/**
 * An HTTP error: the route responds with its status and message; an empty message selects the status's default.
 * `retryAfter`: seconds for the Retry-After header.
 */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** A 400 of the story world whose response names the field of the body that the message is about. */
export class InvalidFieldError extends HttpError {
  constructor(
    message: string,
    readonly field: string | undefined,
  ) {
    super(400, message);
  }
}

/** A 400 for a text about harm done to a child. Its response also has help lines, see `sendError` in app.ts. */
export class SupportError extends InvalidFieldError {}

/** One entry of the auth API's `errors` list. `param` names the field; absent for the whole form. */
export interface FieldError {
  message: string;
  code: string;
  param?: string;
}

/** A 400 of the auth API with an `errors` list. */
export class ValidationError extends Error {
  constructor(readonly errors: FieldError[]) {
    super(errors[0]?.message ?? 'invalid');
  }
}

const MESSAGES: Record<number, string> = {
  400: 'That request could not be understood.',
  401: 'Please sign in first.',
  403: 'This was refused for safety. Please reload the page and try again.',
  404: 'There is nothing here.',
  405: 'That is not possible here.',
  409: 'That is not possible right now.',
  413: 'That is too much at once.',
  414: 'That address is too long.',
  415: 'Please send JSON.',
  429: 'That was a little too often. Please wait a minute and try again.',
  500: 'Something went wrong on our side. Please try again.',
  503: 'The storybook cannot be reached right now. Please try again in a moment.',
};

const CODES: Record<number, string> = {
  404: 'not_found',
  405: 'not_allowed',
  413: 'too_large',
  415: 'unsupported',
};
const STATUS_ONLY = new Set([403, 409, 429]);
const defaultMessage = (status: number): string =>
  MESSAGES[status] ?? MESSAGES[status < 500 ? 400 : 500] ?? '';

const statusOf = (error: unknown): number => {
  if (error instanceof ValidationError) return 400;
  if (error instanceof HttpError) return error.status;
  if (isStoreFailure(error) || isOverloaded(error)) return 503;
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode <= 599 ? statusCode : 500;
};

/** The response of an error: `{error}` for the story world, `{status, errors}` for auth. Hides internal details. */
export const errorResponse = (
  kind: PathKind,
  error: unknown,
): { status: number; body: Record<string, unknown> } => {
  const status = statusOf(error);
  const isExpected = error instanceof HttpError || error instanceof ValidationError;
  const message = isExpected && error.message !== '' ? error.message : defaultMessage(status);
  if (kind !== 'auth')
    return {
      status,
      body: {
        error: message,
        ...(error instanceof InvalidFieldError && error.field !== undefined ? { field: error.field } : {}),
      },
    };
  if (STATUS_ONLY.has(status)) return { status, body: { status } };
  const errors =
    error instanceof ValidationError
      ? error.errors
      : [{ message, code: CODES[status] ?? (status < 500 ? 'invalid' : 'error') }];
  return { status, body: { status, errors } };
};

/** The 404 response of an API. */
export const notFoundResponse = (kind: PathKind) => errorResponse(kind, new HttpError(404, ''));
