import styles from './skip-link.module.css';

/** The first focusable element: skips the header. */
export const SkipLink = () => (
  <a className={styles.skipLink} href="#main">
    Skip to the page
  </a>
);
