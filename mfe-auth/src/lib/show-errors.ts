import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { SortedErrors } from './sort-errors.ts';

/** Puts a refused form's errors where they belong; the first field that has one takes the focus. */
export const showErrors = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  { fields, general }: SortedErrors<Path<Values>>,
): void => {
  if (general !== null) form.setError('root', { type: 'server', message: general });
  const entries = Object.entries(fields) as [Path<Values>, string][];
  for (const [index, [field, message]] of entries.entries())
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
};
