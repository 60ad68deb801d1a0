import { Menu } from '@weaversworld/shared/ui';
import styles from './account-menu.module.css';

interface AccountMenuProps {
  email: string;
  onSignOut(): void;
}

/** The menu of a signed-in parent, opened by an avatar with the first letter of the email. */
export const AccountMenu = ({ email, onSignOut }: AccountMenuProps) => (
  <Menu
    trigger={
      <button type="button" className={styles.accountMenu} aria-label="Account menu" title="Account menu">
        <span aria-hidden="true">{email.trim().charAt(0).toUpperCase() || '?'}</span>
      </button>
    }
    items={[
      { label: 'My Profile', icon: 'person', to: '/profile' },
      { label: 'Sign Out', icon: 'leave', onSelect: onSignOut },
    ]}
  />
);
