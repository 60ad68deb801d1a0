import { Button, TextField } from '@weaversworld/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { copyText } from './copy-text.ts';
import styles from './share-link.module.css';

/** How long 'Copied!' is shown, in ms. */
const COPIED_MS = 2_000;

/** A public story's link, and the button that copies it. */
export const ShareLink = ({ link }: { link: string }) => {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    if (await copyText(link, field.current)) setIsCopied(true);
  };
  return (
    <div className={styles.storyShare}>
      <TextField
        ref={field}
        label="Link to the story"
        size="grown-up"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button size="grown-up" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
        <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy'}</span>
      </Button>
    </div>
  );
};
