import { classNames } from './class-names.ts';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** The accessible name, e.g. 'Pages written'. */
  label: string;
  value: number;
  max: number;
  /** Shown under the bar and used as `aria-valuetext`, e.g. '3 / 10 pages'. */
  text?: string;
  className?: string;
}

/** A determinate progress bar. */
export const ProgressBar = ({ label, value, max, text, className }: ProgressBarProps) => {
  const clamped = Math.max(0, Math.min(value, max));
  return (
    <div className={classNames(styles.progressBar, className)}>
      <div
        className={styles.progressBarTrack}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={clamped}
        aria-valuetext={text}
      >
        <div
          className={styles.progressBarThread}
          style={{ width: `${max > 0 ? (clamped / max) * 100 : 0}%` }}
        />
      </div>
      {text && <span className={styles.progressBarText}>{text}</span>}
    </div>
  );
};
