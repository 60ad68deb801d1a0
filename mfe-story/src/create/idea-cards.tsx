import { Icon, useRovingFocus } from '@weaversworld/shared/ui';
import { type MouseEvent, useRef } from 'react';
import styles from './idea-cards.module.css';
import { anotherIdea, type StoryIdea } from './story-ideas.ts';

interface IdeaCardsProps {
  /** The accessible name of the group. */
  label: string;
  ideas: readonly StoryIdea[];
  /** What the field holds. */
  value: string;
  onChange(text: string): void;
}

/** Without this a press blurs the field first, and its error moves the card away from under the pointer. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/**
 * Pictures for a field, for children who cannot type yet. The card whose sentence is in the field is pressed; pressing it
 * again brings back what was typed before.
 */
export const IdeaCards = ({ label, ideas, value, onChange }: IdeaCardsProps) => {
  const typed = useRef('');
  const { group, item } = useRovingFocus();
  const choose = (text: string) => {
    if (!ideas.some((idea) => idea.text === value)) typed.current = value;
    onChange(text);
  };
  return (
    <fieldset className={styles.ideas} aria-label={label} {...group}>
      <div className={styles.ideasGrid}>
        {ideas.map(({ picture, label, text }, index) => (
          <button
            key={label}
            type="button"
            className={styles.ideasCard}
            aria-pressed={value === text}
            {...item(index)}
            onMouseDown={keepFocus}
            onClick={() => (value === text ? onChange(typed.current) : choose(text))}
          >
            <img src={picture} alt="" width={320} height={240} loading="lazy" />
            <span>{label}</span>
          </button>
        ))}
        <button
          type="button"
          className={styles.ideasCard}
          data-dice=""
          {...item(ideas.length)}
          onMouseDown={keepFocus}
          onClick={() => choose(anotherIdea(ideas, value).text)}
        >
          <span className={styles.ideasDice}>
            <Icon name="dice" size={48} />
          </span>
          <span>Surprise me</span>
        </button>
      </div>
    </fieldset>
  );
};
