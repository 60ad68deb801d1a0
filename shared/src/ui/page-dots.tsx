import { classNames } from './class-names.ts';
import styles from './page-dots.module.css';

interface PageDotsProps {
  /** Pages already written. */
  done: number;
  total?: number;
  /** The page being written (zero-based); its dot is animated. */
  current?: number;
  className?: string;
}

/** One dot for each page of a story, filled when the page is written. */
export const PageDots = ({ done, total = 10, current, className }: PageDotsProps) => (
  <div
    className={classNames(styles.pageDots, className)}
    role="img"
    aria-label={`${Math.min(done, total)} of ${total} pages`}
  >
    {Array.from({ length: total }, (_, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity but its index
        key={index}
        data-state={index < done ? 'done' : index === current ? 'current' : 'waiting'}
      />
    ))}
  </div>
);
