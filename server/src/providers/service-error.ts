/** Why a service gave nothing that can be used. */
export type FailureKind =
  /** No complete answer within the time. */
  | 'timeout'
  /** Not reachable, a lost connection, or status 5xx. */
  | 'unavailable'
  /** Not JSON, too large, a redirect, or JSON of another form. */
  | 'bad-answer'
  /** The answer stopped at the length limit. */
  | 'cut-off'
  /** 429: too many requests just now. */
  | 'rate-limited'
  /** 429 because of money or a quota. */
  | 'quota'
  /** 401, 403, 404: address, key or model are wrong. */
  | 'settings'
  /** 400, 413, 422 and the like: the service does not accept the request's form. */
  | 'rejected'
  /** The model refused, or a content filter stopped it. */
  | 'refused'
  /** The circuit breaker is open, or too many calls waited for their turn. */
  | 'not-asked'
  /** The parent withdrew consent while the call waited for its turn, or while the service was busy. */
  | 'withdrawn'
  /** The caller gave up: the wait is over or the server stops. */
  | 'aborted';

/**
 * A call to an outside service failed. Message and properties carry nothing of the request or the answer: services quote prompts
 * in their error messages.
 */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly kind: FailureKind;
  readonly status: number | null;
  /** Milliseconds after which the service may be asked again, when it said so. */
  readonly retryAfterMs: number | null;

  constructor(kind: FailureKind, details: { status?: number | null; retryAfterMs?: number | null } = {}) {
    super(`The service failed: ${kind}${details.status ? ` (${details.status})` : ''}`);
    this.kind = kind;
    this.status = details.status ?? null;
    this.retryAfterMs = details.retryAfterMs ?? null;
  }
}
