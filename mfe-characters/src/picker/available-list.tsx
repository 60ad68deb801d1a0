import type { Character } from '@weaversworld/shared/contract';
import type { ResourceState } from '@weaversworld/shared/shell';
import { Checkbox, EmptyState, Heading, Icon, IconButton, Loading, Notice } from '@weaversworld/shared/ui';
import { useId } from 'react';
import { CharacterPortrait } from './character-portrait.tsx';
import panel from './picker.module.css';
import { isSelected } from './selection.ts';
import styles from './shelf.module.css';

interface AvailableListProps {
  state: ResourceState<Character[]>;
  selected: Character[];
  max: number;
  onToggle(character: Character): void;
  onEdit(character: Character): void;
  onDelete(character: Character): void;
  onRetry(): void;
}

/** A shelf with a tile for every character; a press anywhere on the tile selects it. */
export const AvailableList = ({ state, selected, max, onRetry, ...rest }: AvailableListProps) => {
  const id = useId();
  const { status, value, error } = state;
  const characters = value ?? [];
  const isFull = selected.length >= max;
  return (
    <section className={panel.charactersPanel} aria-labelledby={id}>
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
        <EmptyState
          picture={null}
          action={
            <span className={styles.shelfArrow}>
              <Icon name="down" size={40} />
            </span>
          }
        >
          Create one over here!
        </EmptyState>
      )}
      {isFull && characters.length > max && (
        <p className={panel.charactersHint} role="status">
          That makes {max}. Remove one to choose another.
        </p>
      )}
      <ul className={styles.shelf}>
        {characters.map((character) => (
          <CharacterTile
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

interface CharacterTileProps extends Pick<AvailableListProps, 'onToggle' | 'onEdit' | 'onDelete'> {
  character: Character;
  checked: boolean;
  isFull: boolean;
}

const CharacterTile = (props: CharacterTileProps) => {
  const { character, checked, isFull, onToggle, onEdit, onDelete } = props;
  return (
    <li
      className={styles.shelfTile}
      data-character={character.id}
      data-checked={checked ? '' : undefined}
      data-full={isFull && !checked ? '' : undefined}
    >
      <CharacterPortrait character={character} className={styles.shelfPortrait} />
      <Checkbox
        className={styles.shelfPick}
        label={character.name}
        hint={character.creature}
        checked={checked}
        disabled={isFull && !checked}
        onChange={() => onToggle(character)}
      />
      <div className={styles.shelfActions}>
        <IconButton
          size="grown-up"
          icon="pencil"
          label={`Edit ${character.name}`}
          onClick={() => onEdit(character)}
        />
        <IconButton
          size="grown-up"
          icon="trash"
          label={`Delete ${character.name}`}
          onClick={() => onDelete(character)}
        />
      </div>
    </li>
  );
};
