import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { errorMessage } from '@weaversworld/shared/api';
import type { ChildProfile, ChildProfileInput } from '@weaversworld/shared/contract';
import { Button, Notice, NumberField, TextField } from '@weaversworld/shared/ui';
import { useForm } from 'react-hook-form';
import styles from './child-profile-form.module.css';
import { childProfileInput } from './child-profile-input.ts';

interface ChildProfileFormProps {
  /** The profile being edited; absent when one is created. */
  profile?: ChildProfile;
  /** Saves the values. A rejection is shown, and the values are kept. */
  onSubmit(input: ChildProfileInput | Partial<ChildProfileInput>): Promise<void>;
  /** Without it there is no Cancel button. */
  onCancel?(): void;
}

/** The form for a child's name and age. */
export const ChildProfileForm = ({ profile, onSubmit, onCancel }: ChildProfileFormProps) => {
  const form = useForm({
    resolver: standardSchemaResolver(childProfileInput(profile !== undefined && profile.age == null)),
    defaultValues: { name: profile?.name ?? '', age: String(profile?.age ?? '') },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    try {
      await onSubmit(input);
    } catch (failure) {
      const message = errorMessage(failure, 'Failed to save child profile. Please try again.');
      form.setError('root', { message });
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
