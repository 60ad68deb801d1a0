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
  preview: CharacterPreview;
  /** Draws what the words leave open another way. */
  onAnotherLook(): void;
  onChoose(words: string): void;
}

/** What the character will look like, in a picture and in words; with pictures to choose from when the words are unclear. */
export const PortraitPreview = ({ name, preview, onAnotherLook, onChoose }: PortraitPreviewProps) => {
  const who = name.trim() || 'your friend';
  const { portrait, drawn_as, certain, choices } = preview;
  return (
    <div className={styles.preview}>
      <span className={styles.previewPicture}>
        <Drawing svg={portrait} size={176} />
      </span>
      <div className={styles.previewText}>
        <p className={styles.previewSentence} aria-live="polite">
          I’ll draw {who} as {drawn_as}.{!certain && choices.length > 0 && ' Is one of these nearer?'}
        </p>
        <Button variant="quiet" size="grown-up" onClick={onAnotherLook}>
          Draw it another way
        </Button>
      </div>
      {!certain && choices.length > 0 && (
        <ul className={styles.previewChoices}>
          {choices.map((choice) => (
            <li key={choice.creature}>
              <button
                type="button"
                className={styles.previewChoice}
                onClick={() => onChoose(choice.creature)}
              >
                <Drawing svg={choice.portrait} size={88} />
                {choice.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
