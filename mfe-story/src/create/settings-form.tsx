import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Character } from '@weaversworld/shared/contract';
import { Button, Heading, Notice, TextArea } from '@weaversworld/shared/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useStore } from 'zustand';
import { useStoryStores } from '../lib/story-stores.ts';
import styles from './create.module.css';
import { EMPTY_DRAFT, StoryDraft } from './story-draft.ts';
import { StorySettings } from './story-settings-schema.ts';

/** Theme, desired ending and 'Start Story'. What is typed is kept until a story starts. */
export const SettingsForm = ({ characters }: { characters: Character[] }) => {
  const { open, draft } = useStoryStores();
  const isStarting = useStore(open, ({ phase }) => phase === 'starting');
  const [refused, setRefused] = useState<string | null>(null);
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: standardSchemaResolver(StorySettings),
    defaultValues: draft.read() ?? EMPTY_DRAFT,
    mode: 'onTouched',
  });
  const { errors, isValid } = formState;

  useEffect(() => {
    const typing = watch((values) => draft.write(StoryDraft.parse(values)));
    return () => typing.unsubscribe();
  }, [watch, draft]);

  const submit = handleSubmit(async (settings) => {
    setRefused(null);
    const started = await open.start({ ...settings, characters });
    if (started.status === 'started') draft.clear();
    if (started.status === 'refused') setRefused(started.error);
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
      {refused && <Notice tone="error">{refused}</Notice>}
      <div className={styles.storyStart}>
        <Button type="submit" icon="book" disabled={!isValid || characters.length === 0} busy={isStarting}>
          Start Story
        </Button>
        {isStarting && <p role="status">Starting your story...</p>}
      </div>
    </form>
  );
};
