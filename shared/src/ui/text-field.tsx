import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldTexts } from './field.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size' | 'children'> {}

/** One line of text with label, hint and error. Takes a ref and every attribute of an input (`{...register('name')}`). */
export const TextField = ({
  label,
  hint,
  error,
  optional,
  size,
  id,
  className,
  ...input
}: TextFieldProps) => (
  <Field {...{ label, hint, error, optional, size, id, className }}>
    {({ labelId: _, ...control }) => (
      <input type="text" {...input} {...control} className={styles.textField} />
    )}
  </Field>
);

/** A whole number, such as an age: digits on a phone's keyboard, and a text box so that nothing typed is lost. */
export const NumberField = ({
  label,
  hint,
  error,
  optional,
  size,
  id,
  className,
  ...input
}: TextFieldProps) => (
  <Field {...{ label, hint, error, optional, size, id, className }}>
    {({ labelId: _, ...control }) => (
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        {...input}
        {...control}
        className={classNames(styles.textField, styles.textFieldNarrow)}
      />
    )}
  </Field>
);

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children'> {}

/** Several lines of text; grows with what is written. */
export const TextArea = ({ label, hint, error, optional, size, id, className, ...area }: TextAreaProps) => (
  <Field {...{ label, hint, error, optional, size, id, className }}>
    {({ labelId: _, ...control }) => (
      <textarea rows={3} {...area} {...control} className={styles.textField} />
    )}
  </Field>
);
