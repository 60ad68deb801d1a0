import { Card, Heading, useRestoreFocus } from '@weaversworld/shared/ui';
import { type ReactNode, useId, useRef } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Shown beside the title. */
  actions?: ReactNode;
  /** What is shown: when it changes and the control that had the focus is gone, the heading gets it. */
  shows?: string;
  children: ReactNode;
}

/** A section of the profile page, labelled by its heading. */
export const Section = ({ title, actions, shows, children }: SectionProps) => {
  const id = useId();
  const head = useRef<HTMLDivElement>(null);
  useRestoreFocus(head, shows);
  return (
    <Card as="section" aria-labelledby={id} className={styles.profileSection}>
      <div ref={head} tabIndex={-1} className={styles.profileSectionHead}>
        <Heading level={2} size={3} id={id}>
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </Card>
  );
};
