import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldBaseProps } from './field.tsx';
import styles from './text-field.module.css';

/** A labelled input of one line. */
export interface TextFieldProps extends FieldBaseProps, Omit<ComponentProps<'input'>, 'size' | 'children'> {
  /** A button beside the input. */
  beside?: ReactNode;
}

/** A text input with label, hint and error. Takes a ref and all input attributes (`{...register('name')}`). */
export const TextField = ({
  label,
  hint,
  error,
  optional,
  size,
  id,
  className,
  beside,
  ...input
}: TextFieldProps) => (
  <Field {...{ label, hint, error, optional, size, id, className }}>
    {({ labelId: _, ...control }) => {
      const field = <input type="text" {...input} {...control} className={styles.textField} />;
      return beside === undefined ? (
        field
      ) : (
        <div className={styles.textFieldBeside}>
          {field}
          {beside}
        </div>
      );
    }}
  </Field>
);

/** A whole number: numeric keyboard on phones; not `type="number"`, which would discard invalid input. */
export const NumberField = ({
  label,
  hint,
  error,
  optional,
  size,
  id,
  className,
  ...input
}: Omit<TextFieldProps, 'beside'>) => (
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

/** A labelled input of several lines. */
export interface TextAreaProps extends FieldBaseProps, Omit<ComponentProps<'textarea'>, 'children'> {}

/** A multi-line text field that grows with its content. */
export const TextArea = ({ label, hint, error, optional, size, id, className, ...area }: TextAreaProps) => (
  <Field {...{ label, hint, error, optional, size, id, className }}>
    {({ labelId: _, ...control }) => (
      <textarea rows={3} {...area} {...control} className={styles.textField} />
    )}
  </Field>
);
