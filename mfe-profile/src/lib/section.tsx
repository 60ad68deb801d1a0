import { Card, Heading } from '@weaversworld/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One part of the profile page, named by its heading. */
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
