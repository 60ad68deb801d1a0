import type { Character, Id } from '@weaversworld/shared/contract';
import { type CharacterPickerProps, useShell, withGrownUp } from '@weaversworld/shared/shell';
import { ConfirmDialog } from '@weaversworld/shared/ui';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { AvailableList } from './available-list.tsx';
import type { CharacterForm } from './character-form-schema.ts';
import { DeleteCharacter } from './delete-character.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { focusCharacter, focusNewCharacter } from './focus.ts';
import { DETAILS, INITIAL_PANEL_STATE, panelReducer, unsavedChangesQuestion } from './form-panel.ts';
import { isPhone } from './is-phone.ts';
import styles from './picker.module.css';
import { SelectedList } from './selected-list.tsx';
import { deselect, refresh, select, toggle } from './selection.ts';
import { useCharacterList } from './use-character-list.ts';

/** The `character-picker` slot: select, create, edit and delete characters. The selection is controlled. */
export const Slot = ({ value, onChange, max, onUnsavedChange }: CharacterPickerProps) => {
  const shell = useShell();
  const [state, dispatch] = useReducer(panelReducer, INITIAL_PANEL_STATE);
  const [toDelete, setToDelete] = useState<Character | null>(null);
  const root = useRef<HTMLDivElement>(null);
  /** What gets the focus once it is shown, because the pressed button is gone: a character's tile, or 'New Character'. */
  const [focusNext, setFocusNext] = useState<Id | 'new' | null>(null);
  useEffect(() => {
    const picker = root.current;
    if (focusNext === null || picker === null) return;
    // After the dialog that closes in the same render, which returns the focus in a microtask of its own.
    queueMicrotask(() => {
      if (focusNext === 'new' || !focusCharacter(picker, focusNext)) focusNewCharacter(picker);
    });
    setFocusNext(null);
  }, [focusNext]);

  // Saving is asynchronous: its result changes the selection at the time when it finishes.
  const latest = useRef({ value, onChange, formKey: state.formKey });
  latest.current = { value, onChange, formKey: state.formKey };
  const change = useCallback((next: (selected: Character[]) => Character[]) => {
    const selected = next(latest.current.value);
    if (selected !== latest.current.value) latest.current.onChange(selected);
  }, []);

  const { state: list, store } = useCharacterList(
    useCallback(() => {
      change(() => []);
      dispatch({ type: 'saved' });
    }, [change]),
  );

  useEffect(() => onUnsavedChange?.(state.unsaved), [state.unsaved, onUnsavedChange]);

  const { panel } = state;
  const isFormOpen = panel.kind !== 'details';
  // Decided when the form opens: a turned phone or another window size must not lose what is typed.
  const isDialog = useMemo(() => isFormOpen && isPhone(), [isFormOpen]);
  const save = (form: CharacterForm) =>
    panel.kind === 'edit' ? store.update(panel.character.id, form) : store.create(form);
  const onSaved = (character: Character) => {
    change((selected) =>
      panel.kind === 'edit' ? refresh(selected, character) : select(selected, character, max),
    );
    // Another form may be open since 'Save' was pressed.
    dispatch({ type: 'saved', formKey: state.formKey });
    if (latest.current.formKey === state.formKey) setFocusNext(character.id);
  };
  const onCancel = () => {
    dispatch({ type: 'requested', panel: DETAILS });
    if (!state.unsaved) setFocusNext(panel.kind === 'edit' ? panel.character.id : 'new');
  };
  /** The form goes with its buttons: the focus moves to where it was opened from, or the new form takes it. */
  const onLeaveForm = () => {
    dispatch({ type: 'confirmed' });
    if (state.requested?.kind === 'details') setFocusNext(panel.kind === 'edit' ? panel.character.id : 'new');
  };
  const onRemove = ({ id }: Character) => {
    change((selected) => deselect(selected, id));
    setFocusNext(id);
  };

  return (
    <div
      ref={root}
      className={styles.characters}
      data-empty={list.status === 'ready' && list.value?.length === 0 ? '' : undefined}
    >
      <AvailableList
        state={list}
        selected={value}
        max={max}
        onToggle={(character) => change((selected) => toggle(selected, character, max))}
        onEdit={(character) => dispatch({ type: 'requested', panel: { kind: 'edit', character } })}
        onDelete={(character) => withGrownUp(shell, () => setToDelete(character))}
        onRetry={store.list.load}
      />
      <SelectedList selected={value} max={max} onRemove={onRemove} />
      <DetailsPanel
        state={state}
        isDialog={isDialog}
        question={
          state.requested && (
            <ConfirmDialog
              title="Let go of what you typed?"
              onConfirm={onLeaveForm}
              onCancel={() => dispatch({ type: 'cancelled' })}
            >
              {unsavedChangesQuestion(state.requested)}
            </ConfirmDialog>
          )
        }
        save={save}
        onSaved={onSaved}
        onUnsavedChange={useCallback((unsaved: boolean) => dispatch({ type: 'edited', unsaved }), [])}
        onNew={() => dispatch({ type: 'requested', panel: { kind: 'new' } })}
        onCancel={onCancel}
      />
      {toDelete && (
        <DeleteCharacter
          character={toDelete}
          remove={store.remove}
          onClose={() => setToDelete(null)}
          onDeleted={({ id }) => {
            setToDelete(null);
            change((selected) => deselect(selected, id));
            dispatch({ type: 'deleted', id });
            setFocusNext('new');
          }}
        />
      )}
    </div>
  );
};
