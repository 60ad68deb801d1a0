import { useReadable } from '@weaversworld/shared/shell';
import { Menu } from '@weaversworld/shared/ui';
import styles from './account-menu.module.css';
import type { DarkMode } from './dark-mode.ts';

interface AccountMenuProps {
  email: string;
  darkMode: DarkMode;
  onSignOut(): void;
}

/** The menu of a signed-in parent, opened by an avatar with the first letter of the email. */
export const AccountMenu = ({ email, darkMode, onSignOut }: AccountMenuProps) => {
  const isDark = useReadable(darkMode);
  return (
    <Menu
      trigger={
        <button type="button" className={styles.accountMenu} aria-label="Account menu" title="Account menu">
          <span aria-hidden="true">{email.trim().charAt(0).toUpperCase() || '?'}</span>
        </button>
      }
      items={[
        { label: 'My Profile', icon: 'person', to: '/profile' },
        // On a phone the name of the child takes the place of the button in the header.
        {
          label: isDark ? 'Day colours' : 'Night colours',
          icon: isDark ? 'sun' : 'moon',
          onSelect: darkMode.toggle,
        },
        { label: 'Sign Out', icon: 'leave', onSelect: onSignOut },
      ]}
    />
  );
};
