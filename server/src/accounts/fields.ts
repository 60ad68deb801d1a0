import { z } from 'zod';
import { type FieldError, FieldErrors } from '../http/refusals.ts';
import { LONGEST_PASSWORD, passwordErrors } from './passwords.ts';

const REQUIRED = 'This field is required.';

const LONGEST = { email: 254, password: LONGEST_PASSWORD, key: 200, code: 64 };

const withoutNothing = (value: unknown): unknown => {
  if (value === null || value === '') return undefined;
  return typeof value === 'number' ? String(value) : value;
};

const text = (longest: number) =>
  z.preprocess(
    withoutNothing,
    z
      .string({ error: (issue) => (issue.input === undefined ? REQUIRED : 'Enter a valid value.') })
      .max(longest, `Ensure this value has at most ${longest} characters.`),
  );

/** An email address: trimmed and lower-cased. */
export const Email = z.preprocess(
  (value) => withoutNothing(typeof value === 'string' ? value.trim() : value),
  z
    .string({ error: (issue) => (issue.input === undefined ? REQUIRED : 'Enter a valid email address.') })
    .max(LONGEST.email, 'Enter a valid email address.')
    .toLowerCase()
    .pipe(z.email('Enter a valid email address.')),
);
/** A password as it is typed to sign in. */
export const Password = text(LONGEST.password);
/** A password that is being chosen; all that is wrong with it comes at once. */
export const NewPassword = z.preprocess(
  withoutNothing,
  z
    .string({ error: (issue) => (issue.input === undefined ? REQUIRED : 'Enter a valid value.') })
    .superRefine((password, check) => {
      for (const { message, code } of passwordErrors(password))
        check.addIssue({ code: 'custom', message, params: { code } });
    }),
);
export const Key = text(LONGEST.key);
export const Code = text(LONGEST.code);

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

const asObject = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};

/** Reads a body with a schema of fields: what was read, or all fields' errors. A body that is no object counts as an empty one. */
export const tryFields = <S extends z.ZodType>(
  schema: S,
  body: unknown,
): { data: z.output<S> } | { errors: FieldError[] } => {
  const parsed = schema.safeParse(asObject(body));
  return parsed.success ? { data: parsed.data } : { errors: parsed.error.issues.map(toFieldError) };
};

/** Like `tryFields`, but throws FieldErrors. */
export const readFields = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => {
  const read = tryFields(schema, body);
  if ('errors' in read) throw new FieldErrors(read.errors);
  return read.data;
};

/** One error of one field, to be thrown. */
export const fieldError = (message: string, code: string, param?: string): FieldErrors =>
  new FieldErrors([{ message, code, ...(param === undefined ? {} : { param }) }]);
