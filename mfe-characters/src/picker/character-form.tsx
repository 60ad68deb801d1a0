import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FormFailure } from '@weaversworld/shared/api';
import { type Character, PRONOUNS } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import {
  Button,
  ChoiceGroup,
  IconButton,
  Notice,
  SupportPanel,
  TextArea,
  TextField,
  useTabThrough,
} from '@weaversworld/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { CharacterForm as FormSchema, toFormValues } from './character-form-schema.ts';
import type { ActionResult } from './character-store.ts';
import { lookOf, newLook } from './look-seed.ts';
import styles from './picker.module.css';
import { PortraitPreview } from './portrait-preview.tsx';
import { randomName } from './random-name.ts';
import { withColor } from './shortcut-words.ts';
import { ColorShortcuts, CreatureShortcuts } from './shortcuts.tsx';
import { useCharacterPreview } from './use-character-preview.ts';

interface CharacterFormProps {
  /** The character being edited; null for a new one. */
  character: Character | null;
  save(form: FormSchema): Promise<ActionResult<Character>>;
  onSaved(character: Character): void;
  onUnsavedChange(unsaved: boolean): void;
  onCancel(): void;
  /** In a dialog the form scrolls by itself, between the portrait and its buttons, which stay in sight. */
  isDialog?: boolean;
  /** Shown after the fields. */
  children?: ReactNode;
}

const PRONOUN_OPTIONS = [...PRONOUNS, ''].map((value) => ({ value, label: value || 'None' })) as {
  value: FormSchema['pronouns'];
  label: string;
}[];

const FIELDS = ['name', 'creature', 'description'] as const;
const fieldOf = (failure: FormFailure | undefined) => FIELDS.find((field) => field === failure?.field);

/** The form for one character. The name of an existing character cannot be changed. */
export const CharacterForm = ({
  character,
  save,
  onSaved,
  onUnsavedChange,
  onCancel,
  isDialog = false,
  children,
}: CharacterFormProps) => {
  const { narration } = useShell();
  const [saveError, setSaveError] = useState<string | null>(null);
  const [supported, setSupported] = useState<FormFailure | null>(null);
  const { register, control, handleSubmit, formState, setError, setFocus, setValue, getValues } = useForm({
    resolver: standardSchemaResolver(FormSchema),
    defaultValues: toFormValues(character),
    mode: 'onTouched',
  });
  const tabThrough = useTabThrough();
  const { errors, isDirty, isSubmitting } = formState;
  const [firstLook] = useState(() => (character ? lookOf(character) : newLook()));
  const typed = useWatch({ control });
  const { preview, isAvailable } = useCharacterPreview({
    creature: typed.creature ?? '',
    description: typed.description ?? '',
    pronouns: typed.pronouns ?? '',
    look: typed.look ?? firstLook,
  });
  const fill = (field: 'name' | 'creature' | 'description' | 'look', value: string) =>
    setValue(field, value, { shouldDirty: true, shouldValidate: field !== 'look' });

  useEffect(() => onUnsavedChange(isDirty), [isDirty, onUnsavedChange]);
  useEffect(() => setFocus(character ? 'creature' : 'name'), [character, setFocus]);

  const submit = handleSubmit(async (form) => {
    setSaveError(null);
    setSupported(null);
    // A new character looks as the preview showed it.
    const seen = character === null && preview !== null ? firstLook : undefined;
    const look = form.look ?? seen;
    const saved = await save({ ...form, ...(look && { look }) });
    if (saved.ok) return onSaved(saved.value);
    const field = fieldOf(saved.failure);
    if (saved.failure?.support) setSupported(saved.failure);
    else if (field) setError(field, { message: saved.error }, { shouldFocus: true });
    else setSaveError(saved.error);
  });

  const portrait = isAvailable && (
    <PortraitPreview
      name={typed.name ?? ''}
      preview={preview}
      sticky={isDialog}
      onAnotherLook={() => fill('look', newLook())}
      onChoose={(words) => {
        fill('creature', words);
        setFocus('creature');
      }}
    />
  );

  const unsavedNotice = isDirty && <p role="status">You have unsaved changes.</p>;

  return (
    <form
      className={styles.charactersForm}
      data-dialog={isDialog ? '' : undefined}
      onSubmit={submit}
      noValidate
      aria-label="Character"
    >
      {isDialog && portrait}
      {saveError && <Notice tone="error">{saveError}</Notice>}
      <TextField
        label="Name"
        autoComplete="off"
        readOnly={character !== null}
        {...(character
          ? { hint: 'A name, once given, stays.' }
          : {
              // For children who cannot type yet.
              beside: (
                <IconButton
                  label="Pick one for me"
                  icon="dice"
                  variant="quiet"
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => fill('name', randomName(getValues('name')))}
                />
              ),
            })}
        error={errors.name?.message}
        {...tabThrough(register('name'))}
      />
      <TextField
        label="Creature"
        autoComplete="off"
        hint="A fox, a dragon, a little robot…"
        error={errors.creature?.message}
        {...tabThrough(register('creature'))}
      />
      <CreatureShortcuts onChoose={(creature) => fill('creature', creature)} />
      {!isDialog && portrait}
      <TextArea
        label="Description"
        hint="What do they look like? What are they like?"
        error={errors.description?.message}
        {...tabThrough(register('description'))}
      />
      <ColorShortcuts onChoose={(color) => fill('description', withColor(getValues('description'), color))} />
      <Controller
        name="pronouns"
        control={control}
        render={({ field: { value, onChange } }) => (
          <ChoiceGroup label="Pronouns" options={PRONOUN_OPTIONS} value={value} onChange={onChange} />
        )}
      />
      {supported?.support && (
        <SupportPanel
          message={supported.message}
          support={supported.support}
          {...(narration.supported && { say: narration.say })}
          onClose={() => {
            setSupported(null);
            setFocus(fieldOf(supported) ?? 'description');
          }}
        />
      )}
      {children}
      {!isDialog && unsavedNotice}
      <div className={styles.charactersActions}>
        {isDialog && unsavedNotice}
        <Button type="submit" busy={isSubmitting}>
          {character ? 'Update Character' : 'Create Character'}
        </Button>
        {/* Without the blur, which would show an error and move the button away from under the pointer. */}
        <Button variant="quiet" onMouseDown={(event) => event.preventDefault()} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
