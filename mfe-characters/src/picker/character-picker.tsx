import type { Character } from '@weaversworld/shared/contract';
import type { CharacterPickerProps } from '@weaversworld/shared/shell';
import { ConfirmDialog } from '@weaversworld/shared/ui';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { AvailableList } from './available-list.tsx';
import type { CharacterForm } from './character-form-schema.ts';
import { DeleteCharacter } from './delete-character.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { FIRST_PANEL, lossQuestion, panelReducer } from './form-panel.ts';
import styles from './picker.module.css';
import { SelectedList } from './selected-list.tsx';
import { deselect, refresh, select, toggle } from './selection.ts';
import { useCharacterList } from './use-character-list.ts';

/** The character manager: pick, create, edit and delete. Controlled by whoever owns the story. */
export const Slot = ({ value, onChange, max, onUnsavedChange }: CharacterPickerProps) => {
  const [state, send] = useReducer(panelReducer, FIRST_PANEL);
  const [toDelete, setToDelete] = useState<Character | null>(null);
  // A saved character arrives after a while: it joins the selection as it is then.
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const change = useCallback((next: (selected: Character[]) => Character[]) => {
    const selected = next(latest.current.value);
    if (selected !== latest.current.value) latest.current.onChange(selected);
  }, []);

  const { state: list, store } = useCharacterList(
    useCallback(() => {
      change(() => []);
      send({ type: 'saved' });
    }, [change]),
  );

  useEffect(() => onUnsavedChange?.(state.unsaved), [state.unsaved, onUnsavedChange]);

  const { panel } = state;
  const save = (form: CharacterForm) =>
    panel.kind === 'edit' ? store.update(panel.character.id, form) : store.create(form);
  const onSaved = (character: Character) => {
    change((selected) =>
      panel.kind === 'edit' ? refresh(selected, character) : select(selected, character, max),
    );
    send({ type: 'saved' });
  };

  return (
    <div className={styles.characters}>
      <AvailableList
        state={list}
        selected={value}
        max={max}
        onToggle={(character) => change((selected) => toggle(selected, character, max))}
        onEdit={(character) => send({ type: 'wanted', panel: { kind: 'edit', character } })}
        onDelete={setToDelete}
        onRetry={store.load}
      />
      <DetailsPanel
        state={state}
        save={save}
        onSaved={onSaved}
        onUnsaved={useCallback((unsaved: boolean) => send({ type: 'typed', unsaved }), [])}
        onNew={() => send({ type: 'wanted', panel: { kind: 'new' } })}
        onCancel={() => send({ type: 'wanted', panel: { kind: 'details' } })}
      />
      <SelectedList selected={value} onRemove={({ id }) => change((selected) => deselect(selected, id))} />
      {state.asked && (
        <ConfirmDialog
          title="Let go of what you typed?"
          onConfirm={() => send({ type: 'confirmed' })}
          onCancel={() => send({ type: 'cancelled' })}
        >
          {lossQuestion(state.asked)}
        </ConfirmDialog>
      )}
      {toDelete && (
        <DeleteCharacter
          character={toDelete}
          remove={store.remove}
          onClose={() => setToDelete(null)}
          onDeleted={({ id }) => {
            setToDelete(null);
            change((selected) => deselect(selected, id));
            send({ type: 'deleted', id });
          }}
        />
      )}
    </div>
  );
};
