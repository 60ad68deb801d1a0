import { Button } from '@weaversworld/shared/ui';
import { type Override, overrideText } from './overrides.ts';
import styles from './release-badge.module.css';

interface ReleaseBadgeProps {
  overrides: readonly Override[];
  /** Goes back to what everybody gets. */
  onReset(): void;
}

/** Shows that this tab runs overridden releases, with a button that resets them. Renders nothing without an override. */
export const ReleaseBadge = ({ overrides, onReset }: ReleaseBadgeProps) =>
  overrides.length === 0 ? null : (
    <aside className={styles.releaseBadge} aria-label="Chosen releases">
      <span>{overrides.map(overrideText).join(', ')}</span>
      <Button variant="quiet" onClick={onReset}>
        Reset releases
      </Button>
    </aside>
  );
