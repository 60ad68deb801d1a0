import styles from './logo.module.css';

/** The product's mark: a ball of yarn over an open book, its thread running into the pages. Has no name of its own. */
export const Logo = () => (
  <svg className={styles.logo} viewBox="0 0 64 64" aria-hidden="true">
    <path
      className={styles.logoBook}
      d="M32 57c-7-6-17-8-28-7V26c11-1 21 1 28 7 7-6 17-8 28-7v24c-11-1-21 1-28 7Z"
    />
    <circle className={styles.logoYarn} cx="32" cy="16" r="14" />
    <path className={styles.logoTurns} d="M20 12c8 0 16 4 21 14M25 5c8 2 14 8 18 17M21 23c4-8 11-14 21-15" />
    <path className={styles.logoThread} d="M45 20c7 5 2 13-6 12-5 0-7 3-7 8v10" />
  </svg>
);
