import type { CharacterPreview } from '@weaversworld/shared/contract';
import { Button } from '@weaversworld/shared/ui';
import styles from './preview.module.css';

/** An SVG document as an image, in which nothing runs and nothing loads. */
const Drawing = ({ svg, size }: { svg: string; size: number }) => (
  <img
    src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
    alt=""
    width={size}
    height={size}
  />
);

interface PortraitPreviewProps {
  /** The name in the form; may be empty. */
  name: string;
  /** Null while there is nothing to draw: the box has the same size then, so that its arrival moves nothing. */
  preview: CharacterPreview | null;
  /** Stays at the top of the form while its fields scroll. */
  sticky?: boolean;
  /** Draws what the words leave open another way. */
  onAnotherLook(): void;
  onChoose(words: string): void;
}

/** What the character will look like, in a picture and in words; with pictures to choose from when the words are unclear. */
export const PortraitPreview = ({ name, preview, sticky, onAnotherLook, onChoose }: PortraitPreviewProps) => {
  const who = name.trim() || 'your friend';
  const choices = preview === null || preview.certain ? [] : preview.choices;
  return (
    <div
      className={styles.preview}
      data-sticky={sticky ? '' : undefined}
      data-choices={choices.length > 0 ? '' : undefined}
    >
      <span className={styles.previewPicture} data-empty={preview === null ? '' : undefined}>
        {preview && <Drawing svg={preview.portrait} size={176} />}
      </span>
      <div className={styles.previewText}>
        <p className={styles.previewSentence} aria-live="polite">
          {preview === null
            ? `What kind of creature is ${who}? I’ll draw the picture here.`
            : `I’ll draw ${who} as ${preview.drawn_as}.`}
          {choices.length > 0 && ' Is one of these nearer?'}
        </p>
        {/* No room for both: first the kind of creature, then its look. */}
        {preview && choices.length === 0 && (
          <Button variant="quiet" size="grown-up" onClick={onAnotherLook}>
            Draw it another way
          </Button>
        )}
      </div>
      {choices.length > 0 && (
        <ul className={styles.previewChoices}>
          {choices.map((choice) => (
            <li key={choice.creature}>
              <button
                type="button"
                className={styles.previewChoice}
                onClick={() => onChoose(choice.creature)}
              >
                <Drawing svg={choice.portrait} size={56} />
                {choice.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
