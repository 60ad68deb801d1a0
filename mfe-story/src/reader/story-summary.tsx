import { useState } from 'react';
import styles from './story-summary.module.css';

/** Theme and ending on one line that is cut where it ends. A press shows all of it, laid over the page. */
export const StorySummary = ({ theme, ending }: { theme: string; ending: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <button
      type="button"
      className={styles.storySummary}
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
      onBlur={() => setIsOpen(false)}
      onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
    >
      <span>Theme: {theme}</span> <span>Ending: {ending}</span>
    </button>
  );
};
