import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { errorMessage, type FormFailure, formFailure } from '@weaversworld/shared/api';
import { type ChildProfile, type ChildProfileInput, profileFace } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { Button, Notice, NumberField, SupportPanel, TextField } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from './child-profile-form.module.css';
import { childProfileInput } from './child-profile-input.ts';
import { type FaceChoice, FacePicker } from './face-picker.tsx';

interface ChildProfileFormProps {
  /** The profile being edited; absent when one is created. */
  profile?: ChildProfile;
  /** Saves the values. A rejection is shown, and the values are kept. */
  onSubmit(input: ChildProfileInput | Partial<ChildProfileInput>): Promise<void>;
  /** Without it there is no Cancel button. */
  onCancel?(): void;
}

/** The form for a child's name, age and face. */
export const ChildProfileForm = ({ profile, onSubmit, onCancel }: ChildProfileFormProps) => {
  const { narration } = useShell();
  const [supported, setSupported] = useState<FormFailure | null>(null);
  const form = useForm({
    resolver: standardSchemaResolver(childProfileInput(profile !== undefined && profile.age == null)),
    defaultValues: { name: profile?.name ?? '', age: String(profile?.age ?? '') },
  });
  const [face, setFace] = useState<FaceChoice>(() =>
    profile ? profileFace(profile) : { face: null, color: null },
  );
  const [faceChange, setFaceChange] = useState<Pick<ChildProfileInput, 'face' | 'color'>>({});
  const chooseFace = (next: FaceChoice) => {
    setFace(next);
    setFaceChange({ ...(next.face && { face: next.face }), ...(next.color && { color: next.color }) });
  };
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    setSupported(null);
    try {
      await onSubmit({ ...input, ...faceChange });
    } catch (failure) {
      const message = errorMessage(failure, 'Failed to save child profile. Please try again.');
      const failed = formFailure(failure, message);
      const { field, support } = failed;
      if (support) setSupported(failed);
      else if (field === 'name' || field === 'age') form.setError(field, { message }, { shouldFocus: true });
      else form.setError('root', { message });
    }
  });
  const label = profile ? 'Update Profile' : 'Create Profile';
  return (
    <form
      className={styles.childProfileForm}
      aria-label={profile ? 'Edit Child Profile' : 'Create Child Profile'}
      noValidate
      onSubmit={submit}
    >
      {errors.root?.message && <Notice tone="error">{errors.root.message}</Notice>}
      <TextField
        size="grown-up"
        label="Name"
        hint="A nickname is fine."
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <NumberField size="grown-up" label="Age" error={errors.age?.message} {...form.register('age')} />
      <FacePicker value={face} onChange={chooseFace} />
      {supported?.support && (
        <SupportPanel
          message={supported.message}
          support={supported.support}
          {...(narration.supported && { say: narration.say })}
          onClose={() => {
            setSupported(null);
            form.setFocus('name');
          }}
        />
      )}
      <div className={styles.childProfileActions}>
        {onCancel && (
          <Button variant="quiet" size="grown-up" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" size="grown-up" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : label}
        </Button>
      </div>
    </form>
  );
};
