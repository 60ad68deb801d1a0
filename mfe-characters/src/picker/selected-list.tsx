import type { Character } from '@weaversworld/shared/contract';
import { Button, Heading } from '@weaversworld/shared/ui';
import { useId } from 'react';
import { ActionLabel } from './action-label.tsx';
import { CharacterPortrait } from './character-portrait.tsx';
import panel from './picker.module.css';
import styles from './selected-list.module.css';

interface SelectedListProps {
  selected: Character[];
  max: number;
  onRemove(character: Character): void;
}

/** A slot for each character that the story may have, with the characters selected for it. */
export const SelectedList = ({ selected, max, onRemove }: SelectedListProps) => {
  const id = useId();
  const empty = Array.from({ length: Math.max(0, max - selected.length) }, (_, slot) => slot);
  return (
    <section className={panel.charactersPanel} aria-labelledby={id}>
      <div className={panel.charactersPanelHead}>
        <Heading level={3} id={id}>
          Selected
        </Heading>
        {selected.length === 0 && <p className={panel.charactersHint}>None yet.</p>}
      </div>
      <div className={styles.selectedSlots}>
        <ul className={styles.selectedTaken} data-count={selected.length}>
          {selected.map((character) => (
            <li key={character.id} className={styles.selectedCharacter}>
              <CharacterPortrait character={character} className={styles.selectedPortrait} />
              <div className={styles.selectedText}>
                <p className={styles.selectedName}>{character.name}</p>
                <p className={panel.charactersHint}>{character.creature}</p>
                <p className={styles.selectedDescription}>{character.description}</p>
              </div>
              <Button variant="quiet" size="grown-up" onClick={() => onRemove(character)}>
                <ActionLabel action="Remove" subject={character.name} />
              </Button>
            </li>
          ))}
        </ul>
        {empty.map((slot) => (
          <span key={slot} className={styles.selectedEmpty} aria-hidden="true" />
        ))}
      </div>
    </section>
  );
};
