import { Card, Heading } from '@weaversworld/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Shown beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of the profile page, labelled by its heading. */
export const Section = ({ title, actions, children }: SectionProps) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.profileSection}>
      <div className={styles.profileSectionHead}>
        <Heading level={2} size={3} id={id}>
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </Card>
  );
};
