import { BIRD } from './bird-shapes.ts';
import { classNames } from './class-names.ts';
import styles from './weaver-bird.module.css';

/** The product's mascot, a weaver bird with a thread. Decorative: hidden from assistive technology. */
export const WeaverBird = ({ className }: { className?: string }) => (
  <svg className={classNames(styles.weaverBird, className)} viewBox="0 0 260 190" aria-hidden="true">
    <path
      className={styles.weaverBirdBook}
      d="M130 172c-30-13-68-15-108-8a3 3 0 0 1-4-3v-8h224v8a3 3 0 0 1-4 3c-40-7-78-5-108 8Z"
    />
    <path
      className={styles.weaverBirdPages}
      d="M130 164c-26-12-62-15-104-9v-14c40-6 78-2 104 11 26-13 64-17 104-11v14c-42-6-78-3-104 9Z"
    />
    <path className={styles.weaverBirdSpine} d="M130 152v12M40 148c30-4 56-2 76 5M220 148c-30-4-56-2-76 5" />
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
