import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { z } from 'zod';
import { ServiceError } from './service-error.ts';

/** What services put into error objects, as far as it is read. */
const ErrorObject = z.object({
  code: z.union([z.string(), z.number()]).nullish().catch(null),
  type: z.string().nullish().catch(null),
  innererror: z.object({ code: z.string().nullish() }).nullish().catch(null),
  metadata: z.looseObject({}).nullish().catch(null),
});

const REFUSED = /content_?(policy|filter)|moderation|safety|ResponsibleAIPolicy|image_generation_user_error/i;
const QUOTA = /quota|billing|credits|payment/i;

/** Milliseconds until the time in `retry-after-ms` or `retry-after` (seconds, or a date); null without one. */
const readRetryAfter = (headers: Headers | undefined): number | null => {
  const ms = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(ms)) return Math.max(0, ms);
  const text = headers?.get('retry-after') ?? '';
  if (text === '') return null;
  const seconds = Number(text);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? null : Math.max(0, wait);
};

/** The failure that a status and an error object mean. Also for error objects that come with status 200. */
const failureOf = (status: number, error: unknown, headers?: Headers): ServiceError => {
  const { code, type, innererror, metadata } = ErrorObject.safeParse(error).data ?? {};
  const words = [code, type, innererror?.code].join(' ');
  const isFlagged = REFUSED.test(words) || (status === 403 && Array.isArray(metadata?.reasons));
  const details = { status, retryAfterMs: readRetryAfter(headers) };
  if (isFlagged && status < 500) return new ServiceError('refused', details);
  if (status === 402 || (status === 429 && QUOTA.test(words))) return new ServiceError('quota', details);
  if (status === 429) return new ServiceError('rate-limited', details);
  if (status === 401 || status === 403 || status === 404) return new ServiceError('settings', details);
  if (status >= 500 || status === 408 || status === 409) return new ServiceError('unavailable', details);
  return new ServiceError('rejected', details);
};

/** The failure of a response that has status 200 and an error object. */
export const failureInAnswer = (error: unknown): ServiceError => {
  const code = Number(ErrorObject.safeParse(error).data?.code);
  return Number.isInteger(code) && code >= 400 && code < 600
    ? failureOf(code, error)
    : REFUSED.test(String(ErrorObject.safeParse(error).data?.code))
      ? new ServiceError('refused', { status: 200 })
      : new ServiceError('bad-answer', { status: 200 });
};

/** Any error of a call as a ServiceError without a cause: the SDK's errors quote the service's answer. */
export const classifyFailure = (error: unknown, signal: AbortSignal): ServiceError => {
  if (error instanceof ServiceError) return error;
  if (signal.aborted)
    return new ServiceError(
      signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError' ? 'timeout' : 'aborted',
    );
  if (error instanceof APIConnectionError && error.cause instanceof ServiceError) return error.cause;
  if (error instanceof APIConnectionTimeoutError) return new ServiceError('timeout');
  if (error instanceof APIConnectionError) return new ServiceError('unavailable');
  if (error instanceof APIError && typeof error.status === 'number')
    return failureOf(error.status, error.error, error.headers);
  return new ServiceError('bad-answer');
};
