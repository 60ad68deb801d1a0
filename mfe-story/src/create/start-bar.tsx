import { type Character, LIMITS, portraitUrl } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { Button, Icon, Portrait } from '@weaversworld/shared/ui';
import { useIsOffline } from '../lib/use-is-offline.ts';
import type { MissingStep } from './missing-step.ts';
import styles from './start-bar.module.css';

interface StartBarProps {
  characters: Character[];
  missing: MissingStep | null;
  isValid: boolean;
  isStarting: boolean;
  /** The id of the form that 'Start Story' submits. */
  formId: string;
}

/** The end of the create screen, which stays in sight: who is in the story, what is missing, and 'Start Story'. */
export const StartBar = ({ characters, missing, isValid, isStarting, formId }: StartBarProps) => {
  const { settings } = useShell();
  const isOffline = useIsOffline();
  return (
    <div className={styles.startBar} data-ready={missing === null ? '' : undefined}>
      <div className={styles.startBarPlaces} aria-hidden="true">
        {Array.from({ length: LIMITS.charactersPerStory }, (_, index) => {
          const character = characters[index];
          return character ? (
            <Portrait
              key={character.id}
              className={styles.startBarPlace}
              name={character.name}
              url={portraitUrl(settings, character)}
            />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is nothing but its position
            <span key={`empty ${index}`} className={styles.startBarPlace} />
          );
        })}
      </div>
      {isStarting ? (
        <p role="status">Starting your story...</p>
      ) : isOffline ? (
        <p role="status">You're offline. A new story needs the internet. What you've written stays here.</p>
      ) : (
        missing && (
          <button
            type="button"
            className={styles.startBarMissing}
            onClick={() => document.getElementById(missing.targetId)?.focus()}
          >
            {missing.text}
            <Icon name="next" />
          </button>
        )
      )}
      <Button
        type="submit"
        form={formId}
        icon="book"
        disabled={!isValid || characters.length === 0}
        // Not `disabled`: a focused button keeps the focus when the connection is lost.
        aria-disabled={isOffline || undefined}
        busy={isStarting}
        onClick={(event) => isOffline && event.preventDefault()}
      >
        Start Story
      </Button>
    </div>
  );
};
