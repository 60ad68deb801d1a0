import type { Character } from '@weaversworld/shared/contract';
import { Button, classNames, Heading } from '@weaversworld/shared/ui';
import { useId } from 'react';
import { CharacterForm } from './character-form.tsx';
import type { CharacterForm as FormValues } from './character-form-schema.ts';
import type { ActionResult } from './character-store.ts';
import { type PanelState, panelTitle } from './form-panel.ts';
import styles from './picker.module.css';

interface DetailsPanelProps {
  state: PanelState;
  save(form: FormValues): Promise<ActionResult<Character>>;
  onSaved(character: Character): void;
  onUnsavedChange(unsaved: boolean): void;
  onNew(): void;
  onCancel(): void;
}

/** A prompt, or the form for one character. */
export const DetailsPanel = ({ state, onNew, ...form }: DetailsPanelProps) => {
  const id = useId();
  const { panel, formKey } = state;
  return (
    <section className={classNames(styles.charactersPanel, styles.charactersDetails)} aria-labelledby={id}>
      <div className={styles.charactersPanelHead}>
        <Heading level={3} id={id}>
          {panelTitle(panel)}
        </Heading>
        <Button
          variant={panel.kind === 'details' ? 'action' : 'quiet'}
          size={panel.kind === 'details' ? 'child' : 'grown-up'}
          icon="plus"
          data-new-character=""
          onClick={onNew}
        >
          New Character
        </Button>
      </div>
      {panel.kind === 'details' ? (
        <p className={styles.charactersHint}>Select to edit, or create a new one</p>
      ) : (
        <CharacterForm key={formKey} character={panel.kind === 'edit' ? panel.character : null} {...form} />
      )}
    </section>
  );
};
