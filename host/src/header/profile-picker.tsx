import { type ChildProfile, profileFace } from '@weaversworld/shared/contract';
import { useNavigate } from '@weaversworld/shared/router';
import { useSession, useShell } from '@weaversworld/shared/shell';
import { Dialog, LinkButton, Notice, ProfileFace } from '@weaversworld/shared/ui';
import { useState } from 'react';
import styles from './profile-picker.module.css';

interface ProfilePickerProps {
  isOpen: boolean;
  onClose(): void;
  onSwitched(child: ChildProfile): void;
}

/** 'Who is reading?': a large face for each child. A press makes that child the active one and goes home. */
export const ProfilePicker = ({ isOpen, onClose, onSwitched }: ProfilePickerProps) => {
  const { session } = useShell();
  const { childProfiles, activeChildProfile } = useSession();
  const navigate = useNavigate();
  const [state, setState] = useState<{ busy: boolean; failed: boolean }>({ busy: false, failed: false });
  const close = () => {
    setState({ busy: false, failed: false });
    onClose();
  };
  const choose = async (child: ChildProfile) => {
    if (state.busy) return;
    if (child.id === activeChildProfile?.id) return close();
    setState({ busy: true, failed: false });
    try {
      await session.switchChildProfile(child.id);
    } catch {
      return setState({ busy: false, failed: true });
    }
    close();
    onSwitched(child);
    await navigate('/weaversworld');
  };
  return (
    <Dialog title="Who is reading?" open={isOpen} onClose={close}>
      {state.failed && <Notice tone="error">Failed to set active child profile</Notice>}
      <ul className={styles.profilePicker}>
        {childProfiles.map((child) => (
          <li key={child.id}>
            <button
              type="button"
              className={styles.profilePickerChild}
              aria-current={child.id === activeChildProfile?.id ? 'true' : undefined}
              aria-disabled={state.busy || undefined}
              onClick={() => void choose(child)}
            >
              <ProfileFace name={child.name} {...profileFace(child)} className={styles.profilePickerFace} />
              {child.name}
            </button>
          </li>
        ))}
      </ul>
      <LinkButton
        className={styles.profilePickerMore}
        variant="quiet"
        size="grown-up"
        to="/profile"
        onClick={close}
      >
        My Profile
      </LinkButton>
    </Dialog>
  );
};
