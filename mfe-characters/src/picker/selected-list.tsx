import type { Character } from '@weaversworld/shared/contract';
import { Button, Heading } from '@weaversworld/shared/ui';
import { useId } from 'react';
import { ActionLabel } from './action-label.tsx';
import styles from './picker.module.css';
import { Portrait } from './portrait.tsx';

interface SelectedListProps {
  selected: Character[];
  onRemove(character: Character): void;
}

/** The characters selected for the story. */
export const SelectedList = ({ selected, onRemove }: SelectedListProps) => {
  const id = useId();
  return (
    <section className={styles.charactersPanel} aria-labelledby={id}>
      <Heading level={3} id={id}>
        Selected
      </Heading>
      {selected.length === 0 && <p className={styles.charactersHint}>None yet.</p>}
      <ul className={styles.charactersList}>
        {selected.map((character) => (
          <li key={character.id} className={styles.charactersItem}>
            <Portrait character={character} />
            <div className={styles.charactersText}>
              <p className={styles.charactersName}>{character.name}</p>
              <p className={styles.charactersHint}>{character.creature}</p>
              <p>{character.description}</p>
            </div>
            <Button variant="quiet" size="grown-up" onClick={() => onRemove(character)}>
              <ActionLabel action="Remove" subject={character.name} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
