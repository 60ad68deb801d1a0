import type { Support } from '@weaversworld/shared/contract';
import { useEffect, useId, useRef } from 'react';
import { HelpLineList } from './help-line-list.tsx';
import styles from './support-panel.module.css';

interface SupportPanelProps {
  message: string;
  support: Support;
  /** Speaks a text; absent when the browser cannot. */
  say?(text: string): void;
  onClose(): void;
}

const KEPT_NOWHERE = 'What was written here was not kept, and nobody was told.';

/** Help lines for a child who may have written about its own distress. Takes the focus when it appears. */
export const SupportPanel = ({ message, support, say, onClose }: SupportPanelProps) => {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      className={styles.supportPanel}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
    >
      <h3 id={`${id}-title`}>You are not alone</h3>
      <p id={`${id}-message`}>{message}</p>
      <HelpLineList support={support} message={message} note={KEPT_NOWHERE} say={say} onClose={onClose} />
    </section>
  );
};
