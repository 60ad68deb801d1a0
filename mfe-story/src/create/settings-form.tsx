import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FormFailure } from '@weaversworld/shared/api';
import type { Character } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { Heading, Notice, SupportPanel, TextArea, useTabThrough } from '@weaversworld/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useStore } from 'zustand';
import { useStoryStores } from '../lib/story-stores.tsx';
import styles from './create.module.css';
import { IdeaCards } from './idea-cards.tsx';
import { missingStep, STEP_IDS } from './missing-step.ts';
import { StartBar } from './start-bar.tsx';
import { EMPTY_DRAFT, StoryDraft } from './story-draft.ts';
import { ENDING_IDEAS, PLACE_IDEAS } from './story-ideas.ts';
import { StorySettings } from './story-settings-schema.ts';

/** The fields by their names in a request. */
const FIELDS = new Map<string, 'theme' | 'desiredEnding'>([
  ['theme', 'theme'],
  ['desired_ending', 'desiredEnding'],
]);

const FORM_ID = 'story-form';

/** Theme and desired ending, each with ideas, and 'Start Story'. The input is persisted until a story starts. */
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
    setValue,
  } = useForm({
    resolver: standardSchemaResolver(StorySettings),
    defaultValues: draft.read() ?? EMPTY_DRAFT,
    mode: 'onTouched',
  });
  const tabThrough = useTabThrough();
  const { errors, isValid } = formState;
  const { theme, desiredEnding } = watch();
  const choose = (field: 'theme' | 'desiredEnding') => (text: string) =>
    setValue(field, text, { shouldDirty: true, shouldValidate: true });

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
    <>
      <form
        id={FORM_ID}
        className={styles.storySection}
        onSubmit={submit}
        noValidate
        aria-labelledby="story-settings"
      >
        <Heading level={2} id="story-settings">
          Story Settings
        </Heading>
        <div className={styles.storyFields}>
          <div className={styles.storyField}>
            <TextArea
              id={STEP_IDS.theme}
              label="Theme"
              rows={2}
              placeholder="An adventure in a magical forest"
              error={errors.theme?.message}
              {...tabThrough(register('theme'))}
            />
            <IdeaCards label="Places to go" ideas={PLACE_IDEAS} value={theme} onChange={choose('theme')} />
          </div>
          <div className={styles.storyField}>
            <TextArea
              id={STEP_IDS.desiredEnding}
              label="Desired Ending"
              rows={2}
              placeholder="Everybody is home in time for supper"
              error={errors.desiredEnding?.message}
              {...tabThrough(register('desiredEnding'))}
            />
            <IdeaCards
              label="Ways to finish"
              ideas={ENDING_IDEAS}
              value={desiredEnding}
              onChange={choose('desiredEnding')}
            />
          </div>
        </div>
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
      </form>
      <StartBar
        characters={characters}
        missing={missingStep({ characters: characters.length, theme, desiredEnding })}
        isValid={isValid}
        isStarting={isStarting}
        formId={FORM_ID}
      />
    </>
  );
};
