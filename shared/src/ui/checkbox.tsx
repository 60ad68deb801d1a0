import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  label: ReactNode;
  /** A second line, the checkbox's accessible description. */
  hint?: ReactNode;
  size?: 'child' | 'grown-up';
}

/** A checkbox; the whole line is its target. */
export const Checkbox = ({ label, hint, size = 'child', className, id, ...input }: CheckboxProps) => {
  const generatedId = useId();
  const control = id ?? generatedId;
  return (
    <div className={classNames(styles.checkbox, className)} data-size={size}>
      <span className={styles.checkboxBox}>
        <input
          {...input}
          id={control}
          type="checkbox"
          aria-describedby={hint == null ? input['aria-describedby'] : `${control}-hint`}
        />
        <Icon name="check" />
      </span>
      <label htmlFor={control}>{label}</label>
      {hint != null && (
        <span className={styles.checkboxHint} id={`${control}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
};
