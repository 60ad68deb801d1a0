import { BIRD } from './bird-shapes.ts';
import { classNames } from './class-names.ts';
import styles from './weaver-bird.module.css';

/** The product's own character: a weaver bird with a thread. A picture beside words, so it has no name of its own. */
export const WeaverBird = ({ className }: { className?: string }) => (
  <svg className={classNames(styles.weaverBird, className)} viewBox="0 0 260 190" aria-hidden="true">
    <g className={styles.weaverBirdBook}>
      <path d="M130 168c-26-13-66-16-104-9v-14c38-6 78-3 104 10 26-13 66-16 104-10v14c-38-7-78-4-104 9Z" />
    </g>
    <path
      className={styles.weaverBirdPages}
      d="M130 162c-24-13-60-16-98-10v-13c38-5 74-1 98 12 24-13 60-17 98-12v13c-38-6-74-3-98 10Z"
    />
    <path className={styles.weaverBirdSpine} d="M130 151v17" />
    <path
      className={styles.weaverBirdThread}
      d="M200 60c20 2 34 12 28 26-5 12-22 8-19-4 3-13 26-12 30 6 4 20-14 30-11 47"
    />
    <g transform="translate(26 -4)">
      <path className={styles.weaverBirdLegs} d={BIRD.legs} />
      <path className={styles.weaverBirdBody} d={BIRD.body} />
      <path className={styles.weaverBirdMask} d={BIRD.mask} />
      <path className={styles.weaverBirdBeak} d={BIRD.beak} />
      <path className={styles.weaverBirdWing} d={BIRD.wing} />
      <path className={styles.weaverBirdWeave} d={BIRD.weave} />
      <circle className={styles.weaverBirdEye} cx="136" cy="57" r="5" />
      <circle className={styles.weaverBirdPupil} cx="137" cy="57" r="2.6" />
    </g>
  </svg>
);
