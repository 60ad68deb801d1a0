import type { Id } from '@weaversworld/shared/contract';

/** Focuses a character's checkbox, or its first button when it cannot be selected. False when it has no tile. */
export const focusCharacter = (picker: HTMLElement, id: Id): boolean => {
  const tile = picker.querySelector(`[data-character="${CSS.escape(String(id))}"]`);
  const control = tile?.querySelector<HTMLElement>('input:enabled, button');
  control?.focus();
  return control != null;
};

/** Focuses the button 'New Character', which is always there. */
export const focusNewCharacter = (picker: HTMLElement): void =>
  picker.querySelector<HTMLElement>('[data-new-character]')?.focus();
