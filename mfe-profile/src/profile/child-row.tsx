import { type ChildProfile, profileFace } from '@weaversworld/shared/contract';
import { Button, LinkButton, ProfileFace } from '@weaversworld/shared/ui';
import { useId } from 'react';
import layout from '../lib/section.module.css';
import styles from './profile-page.module.css';

interface ChildRowProps {
  child: ChildProfile;
  active: boolean;
  /** A switch of the active profile is pending. */
  busy: boolean;
  onSwitch(): void;
  onEdit(): void;
  onDelete(): void;
}

/** One child profile; each button is described by the child's name. */
export const ChildRow = ({ child, active, busy, onSwitch, onEdit, onDelete }: ChildRowProps) => {
  const nameId = useId();
  const buttonProps = { 'aria-describedby': nameId, size: 'grown-up', variant: 'quiet' } as const;
  return (
    <li className={styles.profileChild}>
      <ProfileFace name={child.name} {...profileFace(child)} className={styles.profileChildFace} />
      <span className={styles.profileChildName} tabIndex={-1} data-child={child.id}>
        <span id={nameId}>{child.name}</span>
        {active && <span className={styles.profileChildActive}>(Active)</span>}
        {child.age != null && <span className={styles.profileChildAge}>Age {child.age}</span>}
      </span>
      <span className={layout.profileActions}>
        {active ? (
          <LinkButton {...buttonProps} to="/weaversworld">
            Stories
          </LinkButton>
        ) : (
          <Button {...buttonProps} aria-disabled={busy} onClick={onSwitch}>
            Switch to
          </Button>
        )}
        <Button {...buttonProps} onClick={onEdit}>
          Edit
        </Button>
        <Button {...buttonProps} onClick={onDelete}>
          Delete
        </Button>
      </span>
    </li>
  );
};
