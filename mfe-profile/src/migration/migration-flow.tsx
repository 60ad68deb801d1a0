import { errorMessage } from '@weaversworld/shared/api';
import type { ChildProfile, MigrationResult } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { Button, Heading, Notice, pluralize } from '@weaversworld/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useAsyncAction } from '../lib/use-async-action.ts';
import styles from './migration-flow.module.css';

/** What the visitor created before signing in. */
export interface ContentCounts {
  stories: number;
  characters: number;
}

const storyCount = (count: number) => pluralize(count, 'story', 'stories');
const characterCount = (count: number) => pluralize(count, 'character', 'characters');

interface MigrationFlowProps {
  profile: ChildProfile;
  counts: ContentCounts;
  onDone(): void;
}

/** Offers to move anonymous content to the new profile, and lists what was moved. */
export const MigrationFlow = ({ profile, counts, onDone }: MigrationFlowProps) => {
  const { session, activity } = useShell();
  const { busy, error, run } = useAsyncAction();
  const [result, setResult] = useState<MigrationResult | null>(null);
  const container = useRef<HTMLDivElement>(null);
  // The pressed button was unmounted: the focus moves to the content that replaced it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus again when the result replaces the question
  useEffect(() => container.current?.focus(), [result]);

  const migrate = () =>
    run(
      async () => setResult(await session.migrate(profile.id)),
      (failure) => errorMessage(failure, 'Failed to migrate your content. Please try again.'),
    );
  const startFresh = () => {
    activity.reset();
    onDone();
  };

  return (
    <div ref={container} tabIndex={-1} className={styles.migration}>
      {result ? (
        <>
          <Heading level={2} size={3}>
            Your content is saved!
          </Heading>
          <ul>
            <li>{storyCount(result.stories_migrated)} saved</li>
            <li>{characterCount(result.characters_migrated)} saved</li>
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
            You made {storyCount(counts.stories)} and {characterCount(counts.characters)} before you signed
            in. Shall they be {profile.name}'s?
          </p>
          {error && <Notice tone="error">{error}</Notice>}
          <div className={styles.migrationActions}>
            <Button size="grown-up" busy={busy} onClick={() => void migrate()}>
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
