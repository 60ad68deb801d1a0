import { isApiError } from '@weaversworld/shared/api';
import type { Page } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { useEffect, useState } from 'react';
import { Picture } from './picture.tsx';
import { pictureRetryDelay } from './picture-state.ts';
import styles from './reader.module.css';

type Bytes =
  | { kind: 'waiting' }
  | { kind: 'there'; url: string }
  | { kind: 'failed'; text: string }
  | { kind: 'hidden' };

interface BytesPictureProps {
  page: Page;
  /** Shown until the bytes are there. */
  text: string;
  alt: string;
}

/** A finished picture without an address: its bytes are fetched and shown, and let go when no longer shown. */
export const BytesPicture = ({ page, text, alt }: BytesPictureProps) => {
  const { api, report } = useShell();
  const [bytes, setBytes] = useState<Bytes>({ kind: 'waiting' });
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    const aborter = new AbortController();
    let url: string | null = null;
    let timer: ReturnType<typeof setTimeout>;
    const fetchBytes = async () => {
      try {
        const blob = await api.pages.image(page.id, aborter.signal);
        if (aborter.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setBytes({ kind: 'there', url });
      } catch (error) {
        if (aborter.signal.aborted) return;
        const message = `Failed to fetch image: ${isApiError(error) && error.status ? error.status : 'no connection'}`;
        report({ level: 'warning', source: 'mfe-story', message, error });
        if (pictureRetryDelay(failures + 1) === null) setBytes({ kind: 'failed', text: message });
        else setFailures(failures + 1);
      }
    };
    timer = setTimeout(fetchBytes, failures === 0 ? 0 : (pictureRetryDelay(failures) ?? 0));
    return () => {
      clearTimeout(timer);
      aborter.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [api, report, page.id, failures]);

  const tryAgain = () => {
    setBytes({ kind: pictureRetryDelay(failures + 1) === null ? 'hidden' : 'waiting' });
    if (pictureRetryDelay(failures + 1) !== null) setFailures(failures + 1);
  };
  if (bytes.kind === 'there') return <Picture url={bytes.url} alt={alt} onError={tryAgain} />;
  if (bytes.kind === 'hidden') return null;
  return (
    <p role="status" className={styles.storyPictureText}>
      {bytes.kind === 'failed' ? bytes.text : text}
    </p>
  );
};
