import { listedErrorMessage } from '@weaversworld/shared/api';
import type { ChildProfile, Id } from '@weaversworld/shared/contract';
import { useSession, useShell } from '@weaversworld/shared/shell';
import { Button, Notice } from '@weaversworld/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { Section } from '../lib/section.tsx';
import { useAsyncAction } from '../lib/use-async-action.ts';
import { useTransientMessage } from '../lib/use-transient-message.ts';
import { ChildRow } from './child-row.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import styles from './profile-page.module.css';

type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'delete'; child: ChildProfile };
const LOAD_FAILED = 'Failed to load child profiles';

/** The name of a child in the list. */
const nameOf = (list: HTMLElement | null, id: Id): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[data-child="${CSS.escape(String(id))}"]`) ?? null;

/** The list of child profiles, and the dialogs to create, edit and delete one. */
export const ChildrenSection = () => {
  const { session } = useShell();
  const { childProfiles, activeChildProfile, error, refreshing } = useSession();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [message, showMessage] = useTransientMessage();
  const switching = useAsyncAction();
  const list = useRef<HTMLUListElement>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const [focusNext, setFocusNext] = useState<Id | 'create' | null>(null);
  // Once the dialog is gone and the list is new: the pressed button may have gone with either.
  useEffect(() => {
    if (focusNext === null || dialog !== null) return;
    // After the dialog has given the focus back to the button that opened it.
    queueMicrotask(() => {
      const child = focusNext === 'create' ? null : nameOf(list.current, focusNext);
      (child ?? createButton.current)?.focus();
    });
    setFocusNext(null);
  }, [focusNext, dialog]);

  const switchTo = async (child: ChildProfile) => {
    // The pressed button keeps the focus, so it is not `disabled`.
    if (switching.busy) return;
    const toMessage = (failure: unknown) => listedErrorMessage(failure, 'Failed to set active child profile');
    if (!(await switching.run(() => session.switchChildProfile(child.id), toMessage))) return;
    showMessage(`Switched to ${child.name}'s profile`);
    // The pressed button was unmounted: the focus moves to the child's name.
    nameOf(list.current, child.id)?.focus();
  };
  const close = () => setDialog(null);
  const closeWithMessage = (message: string) => {
    close();
    showMessage(message);
  };
  const created = ({ id, name }: ChildProfile) => {
    showMessage(`${name}'s profile has been created`);
    setFocusNext(id);
  };
  const deleted = (message: string) => {
    closeWithMessage(message);
    setFocusNext('create');
  };

  return (
    <Section
      title="Child Profiles"
      actions={
        <Button ref={createButton} size="grown-up" onClick={() => setDialog({ kind: 'create' })}>
          Create Child Profile
        </Button>
      }
    >
      {error !== null && childProfiles.length === 0 && (
        <Notice
          tone="error"
          action={{ label: 'Try again', busy: refreshing, onClick: () => void session.reloadProfiles() }}
        >
          {error}
        </Notice>
      )}
      {switching.error && <Notice tone="error">{switching.error}</Notice>}
      {message && <Notice tone="success">{message}</Notice>}
      {childProfiles.length === 0 && error !== LOAD_FAILED && <p>No child profiles yet.</p>}
      <ul ref={list} className={styles.profileChildren}>
        {childProfiles.map((child) => (
          <ChildRow
            key={child.id}
            child={child}
            active={child.id === activeChildProfile?.id}
            busy={switching.busy}
            onSwitch={() => void switchTo(child)}
            onEdit={() => setDialog({ kind: 'edit', child })}
            onDelete={() => setDialog({ kind: 'delete', child })}
          />
        ))}
      </ul>
      {dialog?.kind === 'create' && <CreateDialog onClose={close} onCreated={created} />}
      {dialog?.kind === 'edit' && (
        <EditDialog child={dialog.child} onClose={close} onSaved={closeWithMessage} />
      )}
      {dialog?.kind === 'delete' && <DeleteDialog child={dialog.child} onClose={close} onDeleted={deleted} />}
    </Section>
  );
};
