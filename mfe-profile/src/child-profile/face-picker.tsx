import {
  type ProfileFace as Face,
  PROFILE_COLORS,
  PROFILE_FACES,
  type ProfileColor,
} from '@weaversworld/shared/contract';
import { ProfileFace, VisuallyHidden } from '@weaversworld/shared/ui';
import { useId } from 'react';
import styles from './face-picker.module.css';

/** What was chosen; null as long as nothing was. */
export interface FaceChoice {
  face: Face | null;
  color: ProfileColor | null;
}

interface FacePickerProps {
  value: FaceChoice;
  onChange(value: FaceChoice): void;
}

const COLOR_NAMES: Record<ProfileColor, string> = {
  sun: 'Yellow',
  coral: 'Orange',
  rose: 'Pink',
  lilac: 'Purple',
  sky: 'Blue',
  mint: 'Green',
};
const capitalized = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** A dozen faces and six colours; radio buttons, of which none is chosen at first. */
export const FacePicker = ({ value, onChange }: FacePickerProps) => {
  const group = useId();
  const color = value.color ?? 'sun';
  return (
    <div className={styles.facePicker}>
      <fieldset>
        <legend>Face</legend>
        <div className={styles.facePickerFaces}>
          {PROFILE_FACES.map((face) => (
            <label key={face} className={styles.facePickerChoice}>
              <input
                type="radio"
                name={`${group}face`}
                checked={face === value.face}
                onChange={() => onChange({ ...value, face })}
              />
              <ProfileFace name={face} face={face} color={color} className={styles.facePickerPortrait} />
              <VisuallyHidden>{capitalized(face)}</VisuallyHidden>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Colour</legend>
        <div className={styles.facePickerFaces}>
          {PROFILE_COLORS.map((color) => (
            <label key={color} className={styles.facePickerChoice}>
              <input
                type="radio"
                name={`${group}color`}
                checked={color === value.color}
                onChange={() => onChange({ ...value, color })}
              />
              <ProfileFace
                name=""
                face={value.face ?? 'fox'}
                color={color}
                className={styles.facePickerPortrait}
              />
              <VisuallyHidden>{COLOR_NAMES[color]}</VisuallyHidden>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
};
