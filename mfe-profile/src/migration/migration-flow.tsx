import { errorMessage } from '@weaversworld/shared/api';
import type { ChildProfile, MigrationResult } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { Button, Heading, Notice } from '@weaversworld/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useWork } from '../lib/use-work.ts';
import { characters, stories } from './counted.ts';
import styles from './migration-flow.module.css';

/** What the visitor made before signing in. */
export interface Counts {
  stories: number;
  characters: number;
}

interface MigrationFlowProps {
  profile: ChildProfile;
  counts: Counts;
  onDone(): void;
}

/** Offers to move what was made before signing in to the new profile, and says what was moved. */
export const MigrationFlow = ({ profile, counts, onDone }: MigrationFlowProps) => {
  const { session, activity } = useShell();
  const { busy, error, run } = useWork();
  const [result, setResult] = useState<MigrationResult | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // What was pressed is gone: the focus goes to what came in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the result takes the question's place
  useEffect(() => place.current?.focus(), [result]);

  const keep = () =>
    run(
      async () => setResult(await session.migrate(profile.id)),
      (failure) => errorMessage(failure, 'Failed to migrate your content. Please try again.'),
    );
  const startFresh = () => {
    activity.reset();
    onDone();
  };

  return (
    <div ref={place} tabIndex={-1} className={styles.migration}>
      {result ? (
        <>
          <Heading level={2} size={3}>
            Your content is saved!
          </Heading>
          <ul>
            <li>{stories(result.stories_migrated)} saved</li>
            <li>{characters(result.characters_migrated)} saved</li>
          </ul>
          <Button size="grown-up" onClick={onDone}>
            Continue
          </Button>
        </>
      ) : (
        <>
          <Heading level={2} size={3}>
            We found your stories!
          </Heading>
          <p>
            You made {stories(counts.stories)} and {characters(counts.characters)} before you signed in. Shall
            they be {profile.name}'s?
          </p>
          {error && <Notice tone="error">{error}</Notice>}
          <div className={styles.migrationActions}>
            <Button size="grown-up" busy={busy} onClick={() => void keep()}>
              {busy ? 'Saving...' : 'Yes, Save My Content'}
            </Button>
            <Button variant="quiet" size="grown-up" disabled={busy} onClick={startFresh}>
              No, Start Fresh
            </Button>
          </div>
        </>
      )}
    </div>
  );
};
