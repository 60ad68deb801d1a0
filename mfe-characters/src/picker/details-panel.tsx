import type { Character } from '@weaversworld/shared/contract';
import { Button, classNames, Dialog, Heading } from '@weaversworld/shared/ui';
import { type ReactNode, useId } from 'react';
import { BackButtonCloses } from './back-button-closes.tsx';
import { CharacterForm } from './character-form.tsx';
import type { CharacterForm as FormValues } from './character-form-schema.ts';
import type { ActionResult } from './character-store.ts';
import { DETAILS, type PanelState, panelTitle } from './form-panel.ts';
import styles from './picker.module.css';

interface DetailsPanelProps {
  state: PanelState;
  /** The form is a dialog over the whole window; the panel shows the prompt below it. */
  isDialog: boolean;
  /** The question before something typed is lost, when it is open. */
  question: ReactNode;
  save(form: FormValues): Promise<ActionResult<Character>>;
  onSaved(character: Character): void;
  onUnsavedChange(unsaved: boolean): void;
  onNew(): void;
  onCancel(): void;
}

/** A prompt, or the form for one character. */
export const DetailsPanel = ({ state, isDialog, question, onNew, ...form }: DetailsPanelProps) => {
  const id = useId();
  const { formKey } = state;
  const panel = isDialog ? DETAILS : state.panel;
  const isPrompt = panel.kind === 'details';
  const character = state.panel.kind === 'edit' ? state.panel.character : null;
  return (
    <section className={classNames(styles.charactersPanel, styles.charactersDetails)} aria-labelledby={id}>
      <div className={styles.charactersPanelHead}>
        <Heading level={3} id={id}>
          {panelTitle(panel)}
        </Heading>
        <Button
          variant={isPrompt ? 'action' : 'quiet'}
          size={isPrompt ? 'child' : 'grown-up'}
          icon="plus"
          data-new-character=""
          onClick={onNew}
        >
          New Character
        </Button>
      </div>
      {isPrompt ? (
        <p className={styles.charactersHint}>Select to edit, or create a new one</p>
      ) : (
        <CharacterForm key={formKey} character={character} {...form} />
      )}
      <BackButtonCloses
        isOpen={isDialog}
        onBack={() => {
          form.onCancel();
          return state.unsaved;
        }}
      />
      {isDialog ? (
        <Dialog title={panelTitle(state.panel)} size="screen" onClose={form.onCancel}>
          <CharacterForm key={formKey} character={character} isDialog {...form}>
            <Button variant="quiet" size="grown-up" icon="plus" onClick={onNew}>
              New Character
            </Button>
          </CharacterForm>
          {/* Inside the dialog, which would otherwise keep the focus for itself. */}
          {question}
        </Dialog>
      ) : (
        question
      )}
    </section>
  );
};
