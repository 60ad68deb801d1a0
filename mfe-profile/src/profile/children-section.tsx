import { listedErrorMessage } from '@weaversworld/shared/api';
import type { ChildProfile } from '@weaversworld/shared/contract';
import { useSession, useShell } from '@weaversworld/shared/shell';
import { Button, Notice } from '@weaversworld/shared/ui';
import { useRef, useState } from 'react';
import { usePassingMessage } from '../lib/passing-message.ts';
import { Section } from '../lib/section.tsx';
import { useWork } from '../lib/use-work.ts';
import { ChildRow } from './child-row.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import styles from './profile-page.module.css';

type Window = { kind: 'create' } | { kind: 'edit' | 'delete'; child: ChildProfile };
const NO_PROFILES = 'Failed to load child profiles';

/** The list of child profiles and everything that can be done with one. */
export const ChildrenSection = () => {
  const { session } = useShell();
  const { childProfiles, activeChildProfile, error, loading } = useSession();
  const [window, setWindow] = useState<Window | null>(null);
  const [message, say] = usePassingMessage();
  const switching = useWork();
  const list = useRef<HTMLUListElement>(null);

  const switchTo = async (child: ChildProfile) => {
    const sentence = (failure: unknown) => listedErrorMessage(failure, 'Failed to set active child profile');
    if (!(await switching.run(() => session.switchChildProfile(child.id), sentence))) return;
    say(`Switched to ${child.name}'s profile`);
    // The pressed button is gone: the focus stays with the child.
    list.current?.querySelector<HTMLElement>(`[data-child="${CSS.escape(String(child.id))}"]`)?.focus();
  };
  const close = () => setWindow(null);
  const done = (said: string) => {
    close();
    say(said);
  };

  return (
    <Section
      title="Child Profiles"
      actions={
        <Button size="grown-up" onClick={() => setWindow({ kind: 'create' })}>
          Create Child Profile
        </Button>
      }
    >
      {error !== null && childProfiles.length === 0 && (
        <Notice
          tone="error"
          action={{ label: 'Try again', busy: loading, onClick: () => void session.reloadProfiles() }}
        >
          {error}
        </Notice>
      )}
      {switching.error && <Notice tone="error">{switching.error}</Notice>}
      {message && <Notice tone="success">{message}</Notice>}
      {childProfiles.length === 0 && error !== NO_PROFILES && <p>No child profiles yet.</p>}
      <ul ref={list} className={styles.profileChildren}>
        {childProfiles.map((child) => (
          <ChildRow
            key={child.id}
            child={child}
            active={child.id === activeChildProfile?.id}
            busy={switching.busy}
            onSwitch={() => void switchTo(child)}
            onEdit={() => setWindow({ kind: 'edit', child })}
            onDelete={() => setWindow({ kind: 'delete', child })}
          />
        ))}
      </ul>
      {window?.kind === 'create' && <CreateDialog onClose={close} onCreated={say} />}
      {window?.kind === 'edit' && <EditDialog child={window.child} onClose={close} onSaved={done} />}
      {window?.kind === 'delete' && <DeleteDialog child={window.child} onClose={close} onDeleted={done} />}
    </Section>
  );
};
