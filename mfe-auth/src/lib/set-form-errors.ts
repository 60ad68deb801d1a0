import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FormErrors } from './form-errors.ts';

/** Sets the errors on the form, and focuses the first field that has one. */
export const setFormErrors = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  { fields, general }: FormErrors<Path<Values>>,
): void => {
  if (general !== null) form.setError('root', { type: 'server', message: general });
  const entries = Object.entries(fields) as [Path<Values>, string][];
  for (const [index, [field, message]] of entries.entries())
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
};
