import { LIMITS } from '@weaversworld/shared/contract';
import { Slot } from '@weaversworld/shared/shell';
import { FormError, Heading, Loading, Notice } from '@weaversworld/shared/ui';
import styles from './create.module.css';
import { STEP_IDS } from './missing-step.ts';
import type { useStoryCharacters } from './use-story-characters.ts';

/** The slot in which another remote lets the visitor select, create and edit characters. */
export const CharacterSection = ({ characters }: { characters: ReturnType<typeof useStoryCharacters> }) => (
  <section
    className={styles.storySection}
    id={STEP_IDS.characters}
    tabIndex={-1}
    aria-labelledby="story-characters-title"
  >
    <div className={styles.storySectionHead}>
      <Heading level={2} id="story-characters-title">
        Characters
      </Heading>
      <p className={styles.storyLead}>Choose 1-{LIMITS.charactersPerStory} for this story</p>
    </div>
    <Slot
      name="character-picker"
      props={{ value: characters.selected, onChange: characters.select, max: LIMITS.charactersPerStory }}
      loading={<Loading small text="Looking for your characters..." />}
      failed={(_error, retry) => (
        <Notice tone="error" action={{ label: 'Try again', onClick: retry }}>
          The characters could not come just now. Your theme and ending are safe.
        </Notice>
      )}
    />
    <FormError>{characters.error}</FormError>
  </section>
);
