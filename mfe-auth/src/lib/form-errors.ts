import { authErrorMessage, isApiError } from '@weaversworld/shared/api';

/** The errors of a rejected form. */
export interface FormErrors<Field extends string> {
  /** One message for each field. */
  fields: Partial<Record<Field, string>>;
  /** A message for the form as a whole. */
  general: string | null;
}

/**
 * Maps the errors of a response to form fields by `fieldOf` (the server's param to the field's name). An error without a
 * known field is general, the first error of each field wins, and `fallback` is used when the server sent no message.
 */
export const toFormErrors = <Field extends string>(
  error: unknown,
  fieldOf: Record<string, Field>,
  fallback: string,
): FormErrors<Field> => {
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
