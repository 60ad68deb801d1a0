import type { Character } from '@weaversworld/shared/contract';
import type { ResourceState } from '@weaversworld/shared/shell';
import { Button, Checkbox, EmptyState, Heading, Loading, Notice } from '@weaversworld/shared/ui';
import { useId } from 'react';
import { ActionLabel } from './action-label.tsx';
import styles from './picker.module.css';
import { Portrait } from './portrait.tsx';
import { isSelected } from './selection.ts';

interface AvailableListProps {
  state: ResourceState<Character[]>;
  selected: Character[];
  max: number;
  onToggle(character: Character): void;
  onEdit(character: Character): void;
  onDelete(character: Character): void;
  onRetry(): void;
}

/** All characters, each with a checkbox. */
export const AvailableList = ({ state, selected, max, onRetry, ...rest }: AvailableListProps) => {
  const id = useId();
  const { status, value, error } = state;
  const characters = value ?? [];
  const isFull = selected.length >= max;
  return (
    <section className={styles.charactersPanel} aria-labelledby={id}>
      <Heading level={3} id={id}>
        Available
      </Heading>
      {error !== null && (
        <Notice tone="error" action={{ label: 'Try again', onClick: onRetry }}>
          {error.message}
        </Notice>
      )}
      {(status === 'loading' || status === 'idle') && <Loading small text="Looking for your characters..." />}
      {status === 'ready' && characters.length === 0 && (
        <EmptyState picture={null}>Create one over here!</EmptyState>
      )}
      {isFull && characters.length > max && (
        <p className={styles.charactersHint} role="status">
          That makes {max}. Remove one to choose another.
        </p>
      )}
      <ul className={styles.charactersList}>
        {characters.map((character) => (
          <AvailableCharacter
            key={character.id}
            {...rest}
            character={character}
            checked={isSelected(selected, character.id)}
            isFull={isFull}
          />
        ))}
      </ul>
    </section>
  );
};

interface AvailableCharacterProps extends Pick<AvailableListProps, 'onToggle' | 'onEdit' | 'onDelete'> {
  character: Character;
  checked: boolean;
  isFull: boolean;
}

const AvailableCharacter = (props: AvailableCharacterProps) => {
  const { character, checked, isFull, onToggle, onEdit, onDelete } = props;
  return (
    <li className={styles.charactersItem}>
      <div className={styles.charactersPick}>
        <Checkbox
          label={character.name}
          hint={character.creature}
          checked={checked}
          disabled={isFull && !checked}
          onChange={() => onToggle(character)}
        />
        <Portrait character={character} />
      </div>
      <div className={styles.charactersItemActions}>
        <Button variant="quiet" size="grown-up" icon="pencil" onClick={() => onEdit(character)}>
          <ActionLabel action="Edit" subject={character.name} />
        </Button>
        <Button variant="quiet" size="grown-up" icon="trash" onClick={() => onDelete(character)}>
          <ActionLabel action="Delete" subject={character.name} />
        </Button>
      </div>
    </li>
  );
};
