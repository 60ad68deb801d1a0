import { Button, Dialog, TextField } from '@weaversworld/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { copyText } from './copy-text.ts';
import styles from './share-dialog.module.css';

/** How long 'Copied!' is shown, in ms. */
const COPIED_MS = 2_000;

/** Shows the public story's link and copies it. */
export const ShareDialog = ({ link, onClose }: { link: string; onClose(): void }) => {
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
    <Dialog title="Share your story" onClose={onClose}>
      <p>Your story is now public. Anyone can read it at this link:</p>
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
    </Dialog>
  );
};
