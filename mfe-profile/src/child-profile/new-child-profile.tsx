import type { ChildProfile, ChildProfileInput } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { useState } from 'react';
import { type ContentCounts, MigrationFlow } from '../migration/migration-flow.tsx';
import { ChildProfileForm } from './child-profile-form.tsx';

interface NewChildProfileProps {
  onCancel(): void;
  onCreated?(profile: ChildProfile): void;
  /** The profile was created, and the question about anonymous content was answered if there was any. */
  onDone(): void;
}

/** Creates a child profile; offers to move anonymous content to it when there is any. */
export const NewChildProfile = ({ onCancel, onCreated, onDone }: NewChildProfileProps) => {
  const { session, activity } = useShell();
  const [offer, setOffer] = useState<{ profile: ChildProfile; counts: ContentCounts } | null>(null);

  const create = async (input: ChildProfileInput) => {
    const profile = await session.createChildProfile(input);
    onCreated?.(profile);
    const { hasContent, storiesCreated, charactersCreated } = activity.get();
    if (!hasContent) return onDone();
    setOffer({ profile, counts: { stories: storiesCreated, characters: charactersCreated } });
  };

  return offer ? (
    <MigrationFlow {...offer} onDone={onDone} />
  ) : (
    <ChildProfileForm onSubmit={(input) => create(input as ChildProfileInput)} onCancel={onCancel} />
  );
};
