import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FormError } from './form-error.tsx';

/** What every field of a form takes beside its control's own attributes. */
export interface FieldTexts {
  label: ReactNode;
  /** One short line of help, always shown. */
  hint?: ReactNode;
  /** What is wrong, or nothing. Shown and announced politely. */
  error?: string | null;
  /** Adds a quiet 'optional' behind the label. */
  optional?: boolean;
  size?: 'child' | 'grown-up';
}

interface FieldProps extends FieldTexts {
  id?: string;
  className?: string;
  /** Draws the control with the attributes that tie it to label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

export interface FieldControl {
  id: string;
  labelId: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** A label, a control, a hint and an error that belong together. Base of the kit's fields. */
export const Field = ({
  id,
  label,
  hint,
  error,
  optional,
  size = 'child',
  className,
  children,
}: FieldProps) => {
  const made = useId();
  const control = id ?? made;
  const hintId = `${control}-hint`;
  const errorId = `${control}-error`;
  const described = classNames(hint != null && hintId, error && errorId);
  return (
    <div
      className={classNames(styles.field, className)}
      data-size={size}
      data-invalid={error ? '' : undefined}
    >
      <div className={styles.fieldHead}>
        <label className={styles.fieldLabel} htmlFor={control} id={`${control}-label`}>
          {label}
        </label>
        {optional && <span className={styles.fieldOptional}>optional</span>}
      </div>
      {hint != null && (
        <p className={styles.fieldHint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: control,
        labelId: `${control}-label`,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {error && <FormError id={errorId}>{error}</FormError>}
    </div>
  );
};
