import { type ChildProfile, profileFace } from '@weaversworld/shared/contract';
import { Link } from '@weaversworld/shared/router';
import { Icon, ProfileFace, VisuallyHidden } from '@weaversworld/shared/ui';
import { useState } from 'react';
import styles from './child-chip.module.css';
import { ProfilePicker } from './profile-picker.tsx';

interface ChildChipProps {
  child: ChildProfile;
  /** Another child was made the active one. */
  onSwitched(child: ChildProfile): void;
}

/** The active child: a face that opens the choice of another child, and the link to the stories. */
export const ChildChip = ({ child, onSwitched }: ChildChipProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.childChip}>
      <button
        type="button"
        className={styles.childChipFace}
        aria-label="Who is reading?"
        aria-haspopup="dialog"
        title="Who is reading?"
        onClick={() => setIsOpen(true)}
      >
        <ProfileFace name={child.name} {...profileFace(child)} className={styles.childChipPortrait} />
        <Icon name="down" />
      </button>
      <Link className={styles.childChipLink} to="/stories" title={child.name}>
        <span className={styles.childChipName} aria-hidden="true">
          {child.name}
        </span>
        <VisuallyHidden>{child.name}'s stories</VisuallyHidden>
      </Link>
      <ProfilePicker isOpen={isOpen} onClose={() => setIsOpen(false)} onSwitched={onSwitched} />
    </div>
  );
};
