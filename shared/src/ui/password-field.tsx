import { useState } from 'react';
import { Field } from './field.tsx';
import styles from './text-field.module.css';
import type { TextFieldProps } from './text-field.tsx';

/** A password with a 'Show' / 'Hide' switch. Give `autoComplete` ('current-password' or 'new-password'). */
export const PasswordField = ({
  label,
  hint,
  error,
  optional,
  size = 'grown-up',
  id,
  className,
  type: _type,
  ...input
}: TextFieldProps) => {
  const [visible, setVisible] = useState(false);
  return (
    <Field {...{ label, hint, error, optional, size, id, className }}>
      {({ labelId, ...control }) => (
        <div className={styles.textFieldWithEnd}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={visible ? 'text' : 'password'}
            className={styles.textField}
          />
          <button
            type="button"
            className={styles.textFieldEnd}
            aria-controls={control.id}
            aria-describedby={labelId}
            onClick={() => setVisible((previous) => !previous)}
          >
            {visible ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
};
