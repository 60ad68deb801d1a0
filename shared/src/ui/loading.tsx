import { BIRD } from './bird-shapes.ts';
import { classNames } from './class-names.ts';
import styles from './loading.module.css';
import { PageDots } from './page-dots.tsx';

interface LoadingProps {
  /** Announced politely. */
  text: string;
  /** Pages already written; shows the page dots. */
  done?: number;
  total?: number;
  /** Only the text, where there is little space. */
  small?: boolean;
  className?: string;
}

/** A loading state: a pencil draws the weaver bird in a loop; with reduced motion the drawing stands still. */
export const Loading = ({ text, done, total, small = false, className }: LoadingProps) => (
  <div className={classNames(styles.loading, className)} data-small={small ? '' : undefined}>
    {!small && <Sketch />}
    <p className={styles.loadingText} role="status" aria-live="polite">
      {text}
    </p>
    {done !== undefined && <PageDots done={done} total={total} current={done} />}
  </div>
);

const Sketch = () => (
  <svg className={styles.loadingSketch} viewBox="0 0 200 165" aria-hidden="true">
    <g className={styles.loadingLines}>
      <path className={styles.loadingOutline} d={BIRD.outline} pathLength="1" />
      <path className={styles.loadingDetail} d={BIRD.mask} pathLength="1" />
      <path className={styles.loadingDetail} d={BIRD.wing} pathLength="1" />
      <path className={styles.loadingDetail} d={BIRD.weave} pathLength="1" />
      <path className={styles.loadingDetail} d={BIRD.legs} pathLength="1" />
      <circle className={styles.loadingEye} cx="136" cy="57" r="3.5" />
    </g>
    <g className={styles.loadingPencil} style={{ offsetPath: `path("${BIRD.outline}")` }}>
      <path d="M0 0 3-9.5 24-30.5l6.5 6.5-21 21Z" />
      <path d="M3-9.5 9.5-3 0 0Z" data-part="tip" />
    </g>
  </svg>
);
