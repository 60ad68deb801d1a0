import { z } from 'zod';
import { type FieldError, ValidationError } from '../http/http-error.ts';
import { MAX_PASSWORD_LENGTH, passwordErrors } from './passwords.ts';

const REQUIRED = 'This field is required.';

const MAX_LENGTH = { email: 254, password: MAX_PASSWORD_LENGTH, key: 200, code: 64 };

const emptyToUndefined = (value: unknown): unknown => {
  if (value === null || value === '') return undefined;
  return typeof value === 'number' ? String(value) : value;
};

const textField = (longest: number) =>
  z.preprocess(
    emptyToUndefined,
    z
      .string({ error: (issue) => (issue.input === undefined ? REQUIRED : 'Enter a valid value.') })
      .max(longest, `Ensure this value has at most ${longest} characters.`),
  );

/** An email address, trimmed and lower-cased. */
export const Email = z.preprocess(
  (value) => emptyToUndefined(typeof value === 'string' ? value.trim() : value),
  z
    .string({ error: (issue) => (issue.input === undefined ? REQUIRED : 'Enter a valid email address.') })
    .max(MAX_LENGTH.email, 'Enter a valid email address.')
    .toLowerCase()
    .pipe(z.email('Enter a valid email address.')),
);
/** A password for signing in. */
export const Password = textField(MAX_LENGTH.password);
/** A new password for the account with this email address; reports all its errors at once. */
export const newPasswordFor = (email: unknown) =>
  z.preprocess(
    emptyToUndefined,
    z
      .string({ error: (issue) => (issue.input === undefined ? REQUIRED : 'Enter a valid value.') })
      .superRefine((password, check) => {
        for (const { message, code } of passwordErrors(password, typeof email === 'string' ? email : ''))
          check.addIssue({ code: 'custom', message, params: { code } });
      }),
  );
/** A new password, of a new or an existing account. */
export const NewPassword = newPasswordFor(undefined);
/** A token from a mailed link. */
export const Key = textField(MAX_LENGTH.key);
/** A TOTP or recovery code as typed. */
export const Code = textField(MAX_LENGTH.code);

const toFieldError = (issue: z.core.$ZodIssue): FieldError => ({
  message: issue.message,
  code:
    issue.code === 'custom'
      ? String(issue.params?.code)
      : issue.message === REQUIRED
        ? 'required'
        : 'invalid',
  ...(issue.path.length === 0 ? {} : { param: String(issue.path[0]) }),
});

const asObject = (body: unknown): object =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};

/** One field of a body, not validated; undefined when the body is no object. */
export const fieldOf = (body: unknown, name: string): unknown =>
  (asObject(body) as Record<string, unknown>)[name];

/** Validates a body; returns the data, or the errors of all fields. A body that is not an object counts as empty. */
export const safeParseFields = <S extends z.ZodType>(
  schema: S,
  body: unknown,
): { data: z.output<S> } | { errors: FieldError[] } => {
  const parsed = schema.safeParse(asObject(body));
  return parsed.success ? { data: parsed.data } : { errors: parsed.error.issues.map(toFieldError) };
};

/** Like `safeParseFields`, but throws ValidationError. */
export const parseFields = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => {
  const read = safeParseFields(schema, body);
  if ('errors' in read) throw new ValidationError(read.errors);
  return read.data;
};

/** A ValidationError with one error. */
export const fieldError = (message: string, code: string, param?: string): ValidationError =>
  new ValidationError([{ message, code, ...(param === undefined ? {} : { param }) }]);
