import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'form';
  /** No padding, for a card with an image at its edge. */
  flush?: boolean;
}

/** A raised, bordered box. */
export const Card = ({ as = 'div', flush = false, className, ...rest }: CardProps) => {
  const Tag = as as 'div';
  return <Tag {...rest} className={classNames(styles.card, className)} data-flush={flush ? '' : undefined} />;
};
