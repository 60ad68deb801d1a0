import { classNames } from './class-names.ts';
import styles from './page-dots.module.css';

interface PageDotsProps {
  /** Pages that are there. */
  done: number;
  total?: number;
  /** The page being written (zero-based); its dot breathes. */
  current?: number;
  className?: string;
}

/** One dot for every page of the book, filled as pages arrive. */
export const PageDots = ({ done, total = 10, current, className }: PageDotsProps) => (
  <div
    className={classNames(styles.pageDots, className)}
    role="img"
    aria-label={`${Math.min(done, total)} of ${total} pages`}
  >
    {Array.from({ length: total }, (_, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
        key={index}
        data-state={index < done ? 'done' : index === current ? 'current' : 'waiting'}
      />
    ))}
  </div>
);
