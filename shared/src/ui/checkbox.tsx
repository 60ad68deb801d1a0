import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  label: ReactNode;
  /** A second, quieter line; read as the box's description. */
  hint?: ReactNode;
  size?: 'child' | 'grown-up';
}

/** A box to tick; the whole line can be pressed. */
export const Checkbox = ({ label, hint, size = 'child', className, id, ...input }: CheckboxProps) => {
  const made = useId();
  const control = id ?? made;
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
