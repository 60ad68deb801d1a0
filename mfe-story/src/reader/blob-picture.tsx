import { isApiError } from '@weaversworld/shared/api';
import type { Page } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { useEffect, useState } from 'react';
import styles from './page-picture.module.css';
import { Picture } from './picture.tsx';
import { pictureRetryDelay } from './picture-state.ts';

type BlobState =
  | { kind: 'loading' }
  | { kind: 'loaded'; url: string }
  | { kind: 'failed'; text: string }
  | { kind: 'hidden' };

interface BlobPictureProps {
  page: Page;
  /** Shown until the picture is loaded. */
  text: string;
  alt: string;
}

/** A picture without a URL: fetched from the API and shown by an object URL, which is revoked after use. */
export const BlobPicture = ({ page, text, alt }: BlobPictureProps) => {
  const { api, report } = useShell();
  const [state, setState] = useState<BlobState>({ kind: 'loading' });
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    const request = new AbortController();
    let url: string | null = null;
    const load = async () => {
      try {
        const blob = await api.pages.image(page.id, request.signal);
        if (request.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setState({ kind: 'loaded', url });
      } catch (error) {
        if (request.signal.aborted) return;
        const message = `Failed to fetch image: ${isApiError(error) && error.status ? error.status : 'no connection'}`;
        report({ level: 'warning', source: 'mfe-story', message, error });
        if (pictureRetryDelay(failures + 1) === null) setState({ kind: 'failed', text: message });
        else setFailures(failures + 1);
      }
    };
    const timer = setTimeout(load, pictureRetryDelay(failures) ?? 0);
    return () => {
      clearTimeout(timer);
      request.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [api, report, page.id, failures]);

  const retry = () => {
    const hasTry = pictureRetryDelay(failures + 1) !== null;
    setState({ kind: hasTry ? 'loading' : 'hidden' });
    if (hasTry) setFailures(failures + 1);
  };
  if (state.kind === 'loaded') return <Picture url={state.url} alt={alt} onError={retry} />;
  if (state.kind === 'hidden') return null;
  return (
    <p role="status" className={styles.storyPictureText}>
      {state.kind === 'failed' ? state.text : text}
    </p>
  );
};
