import { Portrait, useRovingFocus } from '@weaversworld/shared/ui';
import type { MouseEvent } from 'react';
import styles from './preview.module.css';
import { COLOR_SHORTCUTS, CREATURE_SHORTCUTS } from './shortcut-words.ts';

/**
 * Without this a press blurs the field first; its error then moves the button away from under the pointer, and nothing is
 * chosen.
 */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Pictures that fill the field above them. */
export const CreatureShortcuts = ({ onChoose }: { onChoose(creature: string): void }) => {
  const { group, item } = useRovingFocus();
  return (
    <fieldset className={styles.shortcuts} {...group}>
      <legend className={styles.shortcutsLabel}>Pictures to start with</legend>
      {CREATURE_SHORTCUTS.map((name, index) => (
        <button
          key={name}
          type="button"
          className={styles.shortcut}
          aria-label={`Make it: ${name}`}
          title={name}
          {...item(index)}
          onMouseDown={keepFocus}
          onClick={() => onChoose(name)}
        >
          <Portrait name={name} url={`/faces/${name}.webp`} className={styles.shortcutPicture ?? ''} />
        </button>
      ))}
    </fieldset>
  );
};

/** Colours that are added to the field above them. */
export const ColorShortcuts = ({ onChoose }: { onChoose(color: string): void }) => {
  const { group, item } = useRovingFocus();
  return (
    <fieldset className={styles.shortcuts} {...group}>
      <legend className={styles.shortcutsLabel}>Colours to start with</legend>
      {COLOR_SHORTCUTS.map((color, index) => (
        <button
          key={color}
          type="button"
          className={styles.shortcut}
          aria-label={`Make it: ${color}`}
          title={color}
          {...item(index)}
          onMouseDown={keepFocus}
          onClick={() => onChoose(color)}
        >
          <span className={styles.swatch} data-swatch={color} />
        </button>
      ))}
    </fieldset>
  );
};
