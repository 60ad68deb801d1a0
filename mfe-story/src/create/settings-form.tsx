import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Character } from '@weaversworld/shared/contract';
import { Button, Heading, Notice, TextArea } from '@weaversworld/shared/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useStore } from 'zustand';
import { useStoryStores } from '../lib/story-stores.tsx';
import styles from './create.module.css';
import { EMPTY_DRAFT, StoryDraft } from './story-draft.ts';
import { StorySettings } from './story-settings-schema.ts';

/** Theme, desired ending and 'Start Story'. The input is persisted until a story starts. */
export const SettingsForm = ({ characters }: { characters: Character[] }) => {
  const { openStory, draft } = useStoryStores();
  const isStarting = useStore(openStory, ({ phase }) => phase === 'starting');
  const [error, setError] = useState<string | null>(null);
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: standardSchemaResolver(StorySettings),
    defaultValues: draft.read() ?? EMPTY_DRAFT,
    mode: 'onTouched',
  });
  const { errors, isValid } = formState;

  useEffect(() => {
    const subscription = watch((values) => draft.write(StoryDraft.parse(values)));
    return () => subscription.unsubscribe();
  }, [watch, draft]);

  const submit = handleSubmit(async (settings) => {
    setError(null);
    const result = await openStory.start({ ...settings, characters });
    if (result.status === 'started') draft.clear();
    if (result.status === 'refused') setError(result.error);
  });

  return (
    <form className={styles.storySection} onSubmit={submit} noValidate aria-labelledby="story-settings">
      <Heading level={2} id="story-settings">
        Story Settings
      </Heading>
      <TextArea
        label="Theme"
        rows={2}
        placeholder="An adventure in a magical forest"
        error={errors.theme?.message}
        {...register('theme')}
      />
      <TextArea
        label="Desired Ending"
        rows={2}
        placeholder="Everybody is home in time for supper"
        error={errors.desiredEnding?.message}
        {...register('desiredEnding')}
      />
      {error && <Notice tone="error">{error}</Notice>}
      <div className={styles.storyStart}>
        <Button type="submit" icon="book" disabled={!isValid || characters.length === 0} busy={isStarting}>
          Start Story
        </Button>
        {isStarting && <p role="status">Starting your story...</p>}
      </div>
    </form>
  );
};
