import type { Character } from '@weaversworld/shared/contract';
import { Button, Heading } from '@weaversworld/shared/ui';
import { useId } from 'react';
import { ActionLabel } from './action-label.tsx';
import { CharacterPortrait } from './character-portrait.tsx';
import panel from './picker.module.css';
import styles from './places.module.css';

interface SelectedListProps {
  selected: Character[];
  max: number;
  onRemove(character: Character): void;
}

/** A place for each character that the story may have, and the characters selected for it. */
export const SelectedList = ({ selected, max, onRemove }: SelectedListProps) => {
  const id = useId();
  const empty = Array.from({ length: Math.max(0, max - selected.length) }, (_, place) => place);
  return (
    <section className={panel.charactersPanel} aria-labelledby={id}>
      <div className={panel.charactersPanelHead}>
        <Heading level={3} id={id}>
          Selected
        </Heading>
        {selected.length === 0 && <p className={panel.charactersHint}>None yet.</p>}
      </div>
      <div className={styles.places}>
        <ul className={styles.placesTaken} data-count={selected.length}>
          {selected.map((character) => (
            <li key={character.id} className={styles.placesPlace}>
              <CharacterPortrait character={character} className={styles.placesPortrait} />
              <div className={styles.placesText}>
                <p className={styles.placesName}>{character.name}</p>
                <p className={panel.charactersHint}>{character.creature}</p>
                <p className={styles.placesDescription}>{character.description}</p>
              </div>
              <Button variant="quiet" size="grown-up" onClick={() => onRemove(character)}>
                <ActionLabel action="Remove" subject={character.name} />
              </Button>
            </li>
          ))}
        </ul>
        {empty.map((place) => (
          <span key={place} className={styles.placesEmpty} aria-hidden="true" />
        ))}
      </div>
    </section>
  );
};
