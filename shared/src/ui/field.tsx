import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FormError } from './form-error.tsx';

/** Props of every form field beside those of its control. */
export interface FieldBaseProps {
  label: ReactNode;
  /** One line of help, always shown. */
  hint?: ReactNode;
  /** The validation error; shown, and announced politely. */
  error?: string | null;
  /** Shows 'optional' after the label. */
  optional?: boolean;
  size?: 'child' | 'grown-up';
}

interface FieldProps extends FieldBaseProps {
  id?: string;
  className?: string;
  /** Renders the control with the attributes that link it to label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

/** Attributes that connect an input to its label, hint and error. */
export interface FieldControl {
  id: string;
  labelId: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** Label, control, hint and error. The base of the kit's fields. */
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
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = classNames(hint != null && hintId, error && errorId);
  return (
    <div
      className={classNames(styles.field, className)}
      data-size={size}
      data-invalid={error ? '' : undefined}
    >
      <div className={styles.fieldHead}>
        <label className={styles.fieldLabel} htmlFor={controlId} id={`${controlId}-label`}>
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
        id: controlId,
        labelId: `${controlId}-label`,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {error && <FormError id={errorId}>{error}</FormError>}
    </div>
  );
};
