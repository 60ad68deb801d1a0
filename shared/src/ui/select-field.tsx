import type { ComponentProps } from 'react';
import { Field, type FieldBaseProps } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './select-field.module.css';
import fieldStyles from './text-field.module.css';

interface SelectFieldProps extends FieldBaseProps, Omit<ComponentProps<'select'>, 'size'> {}

/** A native select with label, hint and error; children are `<option>`s. */
export const SelectField = ({
  label,
  hint,
  error,
  optional,
  size,
  id,
  className,
  ...select
}: SelectFieldProps) => (
  <Field {...{ label, hint, error, optional, size, id, className }}>
    {({ labelId: _, ...control }) => (
      <div className={fieldStyles.textFieldWithEnd}>
        <select {...select} {...control} className={`${fieldStyles.textField} ${styles.selectField}`} />
        <Icon name="down" className={styles.selectFieldArrow} />
      </div>
    )}
  </Field>
);
