import { listedErrorMessage } from '@weaversworld/shared/api';
import type { AccountSession, Id } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { Button, Loading, Notice } from '@weaversworld/shared/ui';
import { useCallback, useId, useRef } from 'react';
import layout from '../lib/section.module.css';
import { Section } from '../lib/section.tsx';
import { useAccountList } from '../lib/use-account-list.ts';
import { useAsyncAction } from '../lib/use-async-action.ts';
import { useTransientMessage } from '../lib/use-transient-message.ts';
import { deviceName } from './device-name.ts';
import styles from './devices.module.css';
import { lastUsed } from './last-used.ts';

const FAILED = 'The device could not be signed out. Please try again.';

interface DeviceRowProps {
  session: AccountSession;
  busy: boolean;
  onEnd(): void;
}

const DeviceRow = ({ session, busy, onEnd }: DeviceRowProps) => {
  const id = useId();
  const usedAt = session.last_seen_at ?? session.created_at;
  return (
    <li className={styles.device}>
      <span className={styles.deviceText} id={id}>
        {deviceName(session.user_agent)}
        <span className={styles.deviceNote}>
          {session.is_current ? 'This device' : usedAt !== null && lastUsed(usedAt, Date.now())}
        </span>
      </span>
      {!session.is_current && (
        <Button variant="quiet" size="grown-up" busy={busy} aria-describedby={id} onClick={onEnd}>
          End
        </Button>
      )}
    </li>
  );
};

/** Where the parent is signed in, to end what should not be. Hidden where the server keeps no such list. */
export const DevicesSection = () => {
  const { api } = useShell();
  const { list, reload, setItems } = useAccountList(useCallback(() => api.account.sessions?.(), [api]));
  const { busy, error, run } = useAsyncAction();
  const [message, showMessage] = useTransientMessage();
  const listElement = useRef<HTMLUListElement>(null);
  if (list.status === 'missing') return null;

  const end = async (ids: Id[], done: string) => {
    const endSessions = api.account.endSessions;
    const toMessage = (failure: unknown) => listedErrorMessage(failure, FAILED);
    if (!(await run(async () => endSessions && setItems(await endSessions(ids)), toMessage)))
      return void reload();
    showMessage(done);
    // The button that was pressed is gone.
    listElement.current?.focus();
  };
  const sessions = list.status === 'ready' ? list.items : [];
  const ordered = [...sessions].sort((a, b) => Number(b.is_current) - Number(a.is_current));
  const others = sessions.filter((one) => !one.is_current).map(({ id }) => id);

  return (
    <Section title="Signed in on these devices">
      {error && <Notice tone="error">{error}</Notice>}
      {message && <Notice tone="success">{message}</Notice>}
      {list.status === 'loading' && <Loading small text="Just a moment..." />}
      {list.status === 'failed' && (
        <Notice tone="error" action={{ label: 'Try again', onClick: () => void reload() }}>
          We could not find out where you are signed in.
        </Notice>
      )}
      {list.status === 'ready' && (
        <ul ref={listElement} tabIndex={-1} className={styles.devices} aria-label="Devices">
          {ordered.map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              busy={busy}
              onEnd={() => void end([session.id], `Signed out: ${deviceName(session.user_agent)}`)}
            />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <div className={layout.profileActions}>
          <Button
            variant="quiet"
            size="grown-up"
            busy={busy}
            onClick={() => void end(others, 'Signed out on all other devices')}
          >
            End All Others
          </Button>
        </div>
      )}
    </Section>
  );
};
