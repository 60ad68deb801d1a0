import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './heading.module.css';

interface HeadingProps {
  /** Heading level; `Page` has the only h1. */
  level: 2 | 3 | 4;
  /** Font size from 1 (largest) to 5; by its level when absent. */
  size?: 1 | 2 | 3 | 4 | 5;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A heading in the display typeface. */
export const Heading = ({ level, size, id, className, children }: HeadingProps) => {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={classNames(styles.heading, className)} data-size={size}>
      {children}
    </Tag>
  );
};
