import styles from './logo.module.css';

/** The logo: a ball of yarn on an open book. Decorative, without an accessible name. */
export const Logo = () => (
  <svg className={styles.logo} viewBox="0 0 64 64" aria-hidden="true">
    <path
      className={styles.logoBook}
      d="M32 58c-7-6-17-8-29-7V28c12-1 22 1 29 7 7-6 17-8 29-7v23c-12-1-22 1-29 7Z"
    />
    <path className={styles.logoSpine} d="M32 35v20" />
    <path className={styles.logoThread} d="M45 24c5 3 10 2 13-3" />
    <circle className={styles.logoYarn} cx="32" cy="18" r="15" />
    <path
      className={styles.logoTurns}
      d="M21 9c9 0 18 6 22 17M19 17c7 0 14 4 17 12M29 4.5c6 2.5 12 7 15.5 13"
    />
  </svg>
);
