import { authErrorMessage, isApiError } from '@weaversworld/shared/api';

/** What a refused form shows: under its fields, and above them. */
export interface SortedErrors<Field extends string> {
  fields: Partial<Record<Field, string>>;
  general: string | null;
}

/**
 * Sorts the errors of a response by `fieldOf` (the server's param to the form's field). An error without a
 * known field is general, the first error of each field wins, and `fallback` is used when the server sent no message.
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
  if (general === null && Object.keys(fields).length === 0) general = authErrorMessage(error, fallback);
  return { fields, general };
};
