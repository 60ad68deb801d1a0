import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FormFailure } from '@weaversworld/shared/api';
import type { Character } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { Button, Heading, Notice, SupportPanel, TextArea } from '@weaversworld/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useStore } from 'zustand';
import { useStoryStores } from '../lib/story-stores.tsx';
import styles from './create.module.css';
import { EMPTY_DRAFT, StoryDraft } from './story-draft.ts';
import { StorySettings } from './story-settings-schema.ts';

/** The fields by their names in a request. */
const FIELDS = new Map<string, 'theme' | 'desiredEnding'>([
  ['theme', 'theme'],
  ['desired_ending', 'desiredEnding'],
]);

/** Theme, desired ending and 'Start Story'. The input is persisted until a story starts. */
export const SettingsForm = ({ characters }: { characters: Character[] }) => {
  const { openStory, draft } = useStoryStores();
  const isStarting = useStore(openStory, ({ phase }) => phase === 'starting');
  const { narration } = useShell();
  const [error, setError] = useState<string | null>(null);
  const [supported, setSupported] = useState<FormFailure | null>(null);
  /** Set after a text about a child's distress: the next person at this device must not find it. */
  const isPrivate = useRef(false);
  const {
    register,
    handleSubmit,
    formState,
    watch,
    setError: setFieldError,
    setFocus,
  } = useForm({
    resolver: standardSchemaResolver(StorySettings),
    defaultValues: draft.read() ?? EMPTY_DRAFT,
    mode: 'onTouched',
  });
  const { errors, isValid } = formState;

  useEffect(() => {
    const subscription = watch((values) => {
      if (!isPrivate.current) draft.write(StoryDraft.parse(values));
    });
    return () => subscription.unsubscribe();
  }, [watch, draft]);

  const submit = handleSubmit(async (settings) => {
    setError(null);
    setSupported(null);
    const result = await openStory.start({ ...settings, characters });
    if (result.status === 'started') draft.clear();
    if (result.status !== 'refused') return;
    const { failure } = result;
    const field = FIELDS.get(failure?.field ?? '');
    if (failure?.support) {
      isPrivate.current = true;
      draft.clear();
      setSupported(failure);
    } else if (field) setFieldError(field, { message: result.error }, { shouldFocus: true });
    else setError(result.error);
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
      {supported?.support && (
        <SupportPanel
          message={supported.message}
          support={supported.support}
          {...(narration.supported && { say: narration.say })}
          onClose={() => {
            setSupported(null);
            setFocus(FIELDS.get(supported.field ?? '') ?? 'theme');
          }}
        />
      )}
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
