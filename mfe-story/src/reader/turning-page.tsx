import type { Page } from '@weaversworld/shared/contract';
import { useEffect, useRef } from 'react';
import { useStoryStores } from '../lib/story-stores.tsx';
import styles from './turning-page.module.css';
import type { TurnDirection } from './use-page-transition.ts';

/** How long the old page takes to fade where motion is reduced, in ms. */
const FADE_MS = 200;

interface TurningPageProps {
  page: Page;
  direction: TurnDirection;
  /** False with reduced motion: the page fades. */
  isAnimated: boolean;
  onEnd(): void;
}

/**
 * The page that is left, laid over the new one while it turns away. It is paint only: the picture is a background and the
 * text is generated content, so that neither is on the screen twice for assistive technology, search or selection.
 */
export const TurningPage = ({ page, direction, isAnimated, onEnd }: TurningPageProps) => {
  const { pictureUrls } = useStoryStores();
  const url = pictureUrls.of(page);
  const sheet = useRef<HTMLDivElement>(null);
  const latest = useRef(onEnd);
  latest.current = onEnd;

  useEffect(() => {
    if (isAnimated) return;
    // By script: base.css takes every animation of a stylesheet away. jsdom cannot animate.
    const fade = sheet.current?.animate?.({ opacity: [1, 0] }, { duration: FADE_MS, easing: 'ease-out' });
    if (!fade) return latest.current();
    fade.onfinish = () => latest.current();
    return () => fade.cancel();
  }, [isAnimated]);

  return (
    <div
      ref={sheet}
      className={styles.turningPage}
      data-turn={isAnimated ? direction : undefined}
      aria-hidden="true"
    >
      <div className={styles.turningSheet}>
        <div
          className={styles.turningPicture}
          style={url === null ? undefined : { backgroundImage: `url("${url}")` }}
        />
        <div className={styles.turningText} data-text={page.text} />
      </div>
      <div className={styles.turningFold} />
    </div>
  );
};
