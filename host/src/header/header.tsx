import { Link, useNavigate } from '@weaversworld/shared/router';
import { isSignupOpen, useSession, useShell } from '@weaversworld/shared/shell';
import { browserStorage } from '@weaversworld/shared/storage';
import { LinkButton, Notice } from '@weaversworld/shared/ui';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { readLastSession } from '../session/last-session.ts';
import { AccountMenu } from './account-menu.tsx';
import { browserDarkMode } from './browser-dark-mode.ts';
import { ChildChip } from './child-chip.tsx';
import { DarkModeToggle } from './dark-mode-toggle.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { SkipLink } from './skip-link.tsx';

/** How long 'Switched to …' is shown. */
const SWITCHED_MS = 3_000;

interface HeaderProps {
  /** The button of the background music. */
  musicToggle: ReactNode;
}

/** The header above every screen: home link, active child profile, music, dark mode and account. */
export const Header = ({ musicToggle }: HeaderProps) => {
  const { session } = useShell();
  const { activeChildProfile, authFlows, isAuthenticated, loading, user } = useSession();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const [switchedTo, setSwitchedTo] = useState<string | null>(null);
  // Until the session is read the header keeps the room of what it most likely shows then, so that nothing moves.
  const [last] = useState(() => readLastSession(browserStorage(() => window.localStorage)));
  const hasChild = loading ? last?.profileId != null : isAuthenticated && activeChildProfile !== null;
  useEffect(() => {
    if (switchedTo === null) return;
    const timer = setTimeout(() => setSwitchedTo(null), SWITCHED_MS);
    return () => clearTimeout(timer);
  }, [switchedTo]);

  // The redirect of '/' would replace the entry that Back leads to. A click that opens a tab is the browser's.
  const goHome = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate('/weaversworld');
  };

  const signOut = async () => {
    setFailed(false);
    try {
      await session.logout();
      await navigate('/');
    } catch {
      setFailed(true);
    }
  };

  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={styles.headerRow} data-child={hasChild ? '' : undefined}>
        <Link className={styles.headerHome} to="/" onClick={goHome}>
          <Logo />
          <span className={styles.headerName}>Weaver's World</span>
        </Link>
        {isAuthenticated && activeChildProfile && (
          <ChildChip child={activeChildProfile} onSwitched={({ name }) => setSwitchedTo(name)} />
        )}
        <div className={styles.headerEnd}>
          {musicToggle}
          <DarkModeToggle darkMode={browserDarkMode} />
          {loading && !isAuthenticated && (
            <span className={styles.headerAccount} data-user={last?.isAuthenticated ? '' : undefined} />
          )}
          {isAuthenticated && (
            <AccountMenu
              email={user?.email ?? ''}
              darkMode={browserDarkMode}
              onSignOut={() => void signOut()}
            />
          )}
          {!isAuthenticated && !loading && (
            <nav className={styles.headerAccount} aria-label="Account">
              <LinkButton
                className={styles.headerSignIn}
                variant="quiet"
                size="grown-up"
                to="/accounts/login"
              >
                Sign In
              </LinkButton>
              {isSignupOpen({ authFlows }) && (
                <LinkButton size="grown-up" to="/accounts/signup">
                  Sign Up
                </LinkButton>
              )}
            </nav>
          )}
        </div>
      </div>
      {switchedTo !== null && (
        <Notice className={styles.headerNotice} tone="success">
          Switched to {switchedTo}'s profile
        </Notice>
      )}
      {failed && (
        <Notice className={styles.headerNotice} tone="error" onClose={() => setFailed(false)}>
          Failed to log out. Please try again.
        </Notice>
      )}
    </header>
  );
};
