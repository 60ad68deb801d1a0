import type { Character, Id } from '@weaversworld/shared/contract';

/** True when the character is selected. */
export const isSelected = (selected: readonly Character[], id: Id): boolean =>
  selected.some((character) => character.id === id);

/** Adds the character, unless `max` are selected already. */
export const select = (selected: Character[], character: Character, max: number): Character[] =>
  isSelected(selected, character.id) || selected.length >= max ? selected : [...selected, character];

/** Removes the character. */
export const deselect = (selected: Character[], id: Id): Character[] =>
  selected.filter((character) => character.id !== id);

/** Adds or removes the character. */
export const toggle = (selected: Character[], character: Character, max: number): Character[] =>
  isSelected(selected, character.id) ? deselect(selected, character.id) : select(selected, character, max);

/** The selection with the new values of an edited character. */
export const refresh = (selected: Character[], edited: Character): Character[] =>
  isSelected(selected, edited.id)
    ? selected.map((character) => (character.id === edited.id ? edited : character))
    : selected;
