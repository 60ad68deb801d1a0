import { type ReactNode, useId } from 'react';
import styles from './choice-group.module.css';
import { classNames } from './class-names.ts';
import { FormError } from './form-error.tsx';

interface ChoiceGroupProps<Value extends string> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  options: readonly { value: Value; label: ReactNode }[];
  value: NoInfer<Value> | null;
  onChange(value: NoInfer<Value>): void;
  name?: string;
  size?: 'child' | 'grown-up';
  disabled?: boolean;
  className?: string;
}

/** A radio group drawn as pills; native radio buttons, so that arrow keys and forms work. */
export const ChoiceGroup = <Value extends string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  name,
  size = 'child',
  disabled,
  className,
}: ChoiceGroupProps<Value>) => {
  const id = useId();
  const describedBy = classNames(hint != null && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <fieldset
      className={classNames(styles.choiceGroup, className)}
      data-size={size}
      disabled={disabled}
      aria-describedby={describedBy}
    >
      <legend className={styles.choiceGroupLabel}>{label}</legend>
      {hint != null && (
        <p className={styles.choiceGroupHint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.choiceGroupPills}>
        {options.map((option) => (
          <label key={option.value} className={styles.choiceGroupPill}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && <FormError id={`${id}-error`}>{error}</FormError>}
    </fieldset>
  );
};
