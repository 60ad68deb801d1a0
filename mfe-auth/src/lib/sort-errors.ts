import { isApiError } from '@weaversworld/shared/api';
import { AuthAnswer } from '@weaversworld/shared/contract';

/** What a refused form shows: under its fields, and above them. */
export interface SortedErrors<Field extends string> {
  fields: Partial<Record<Field, string>>;
  general: string | null;
}

/**
 * Sorts the errors of an answer by `fieldOf` (the server's param to the form's field). Whatever names no known field is
 * general, the first of each place wins, and `fallback` is shown when the server gave no sentence at all.
 */
export const sortErrors = <Field extends string>(
  error: unknown,
  fieldOf: Record<string, Field>,
  fallback: string,
): SortedErrors<Field> => {
  const fields: Partial<Record<Field, string>> = {};
  let general: string | null = null;
  for (const { param, message } of isApiError(error) ? error.errors : []) {
    const field = param && Object.hasOwn(fieldOf, param) ? fieldOf[param] : undefined;
    if (field) fields[field] ??= message;
    else general ??= message;
  }
  if (general === null && Object.keys(fields).length === 0) general = spokenSentence(error) ?? fallback;
  return { fields, general };
};

/** What the server says to a person: the errors list, then `non_field_errors`, then `detail`; null for anything else. */
export const spokenSentence = (error: unknown): string | null => {
  if (!isApiError(error)) return null;
  const answer = AuthAnswer.safeParse(error.body).data;
  return answer?.errors?.[0]?.message ?? answer?.non_field_errors?.[0] ?? answer?.detail ?? null;
};
