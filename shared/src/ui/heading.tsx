import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './heading.module.css';

interface HeadingProps {
  /** Its place in the outline; `Page` already holds the one h1. */
  level: 2 | 3 | 4;
  /** How large it is drawn, 1 to 5; by its level when absent. */
  size?: 1 | 2 | 3 | 4 | 5;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A heading in the display face. */
export const Heading = ({ level, size, id, className, children }: HeadingProps) => {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={classNames(styles.heading, className)} data-size={size}>
      {children}
    </Tag>
  );
};
