import { Button, Dialog, NumberField } from '@weaversworld/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import styles from './grown-up-dialog.module.css';
import { createMultiplication } from './multiplication.ts';

/** Asks a multiplication. After a wrong answer it asks another one. */
export const GrownUpDialog = ({ onResolved }: { onResolved(confirmed: boolean): void }) => {
  const [question, setQuestion] = useState(() => createMultiplication(Math.random));
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Number(value) === question.answer && value.trim() !== '') return onResolved(true);
    setQuestion(createMultiplication(Math.random));
    setValue('');
    setError('Not quite. Here is another one.');
    input.current?.focus();
  };
  return (
    <Dialog title="Fetch a grown-up" onClose={() => onResolved(false)} initialFocus={input}>
      <form className={styles.grownUpDialog} aria-label="For grown-ups" noValidate onSubmit={submit}>
        <p>This part is for grown-ups.</p>
        <NumberField
          ref={input}
          size="grown-up"
          label={`What is ${question.text}?`}
          value={value}
          error={error}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
        <div className={styles.grownUpDialogActions}>
          <Button variant="quiet" size="grown-up" onClick={() => onResolved(false)}>
            Cancel
          </Button>
          <Button type="submit" size="grown-up">
            Continue
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
