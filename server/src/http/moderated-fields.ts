import type { z } from 'zod';
import { moderateText } from '../storyteller/index.ts';
import { InvalidFieldError, SupportError } from './http-error.ts';

/** For `superRefine`: reports a text that moderation refuses. */
export const checkWords = (text: string, context: z.RefinementCtx): void => {
  const verdict = moderateText(text);
  if (!verdict.ok)
    context.addIssue({ code: 'custom', message: verdict.message, params: { reason: verdict.reason } });
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
