import styles from './skip-link.module.css';

/** The first stop of the tab key: past the header, to the page. */
export const SkipLink = () => (
  <a className={styles.skipLink} href="#main">
    Skip to the page
  </a>
);
