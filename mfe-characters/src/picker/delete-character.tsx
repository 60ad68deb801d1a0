import type { Character, Id } from '@weaversworld/shared/contract';
import { ConfirmDialog, FormError } from '@weaversworld/shared/ui';
import { useState } from 'react';
import type { ActionResult } from './character-store.ts';

interface DeleteCharacterProps {
  character: Character;
  remove(id: Id): Promise<ActionResult<unknown>>;
  onDeleted(character: Character): void;
  onClose(): void;
}

/** Confirms the deletion of a character, and says what is kept. */
export const DeleteCharacter = ({ character, remove, onDeleted, onClose }: DeleteCharacterProps) => {
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const confirm = async () => {
    setState({ busy: true, error: null });
    const removed = await remove(character.id);
    if (removed.ok) onDeleted(character);
    else setState({ busy: false, error: removed.error });
  };
  return (
    <ConfirmDialog
      title={`Delete ${character.name}?`}
      danger
      busy={state.busy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {character.name} will be gone for good. Stories already written keep their words and pictures.
      {state.error && <FormError>{state.error}</FormError>}
    </ConfirmDialog>
  );
};
