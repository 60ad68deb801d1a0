import { type MouseEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './dialog.module.css';

interface DialogFrameProps {
  role: 'dialog' | 'alertdialog';
  title: ReactNode;
  onClose(): void;
  /** Whether a press beside the window closes it. */
  closesOutside: boolean;
  size?: 'normal' | 'wide';
  initialFocus?: RefObject<HTMLElement | null>;
  describedBy?: string;
  children: ReactNode;
}

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Where the browser has no modal dialogs of its own, the rest of the page is hidden from assistive technology. */
const hideTheRest = (dialog: HTMLElement): (() => void) => {
  const rest = [...document.body.children].filter(
    (one) => one !== dialog && !one.hasAttribute('aria-hidden'),
  );
  for (const one of rest) one.setAttribute('aria-hidden', 'true');
  return () => {
    for (const one of rest) one.removeAttribute('aria-hidden');
  };
};

/** Opens as a modal window; the returned closing gives the focus back to where it was. */
const openModal = (dialog: HTMLDialogElement, initial: HTMLElement | null | undefined): (() => void) => {
  const before = document.activeElement;
  const native = typeof dialog.showModal === 'function';
  if (native) dialog.showModal();
  else dialog.setAttribute('open', '');
  const show = native ? undefined : hideTheRest(dialog);
  (initial ?? dialog.querySelector<HTMLElement>(CONTROLS) ?? dialog).focus();
  return () => {
    show?.();
    if (native) dialog.close();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
};

/**
 * The modal window under Dialog and ConfirmDialog, on the browser's own `<dialog>`: the page behind is inert, the
 * focus moves in and comes back, Escape closes.
 */
export const DialogFrame = ({
  role,
  title,
  onClose,
  closesOutside,
  size = 'normal',
  initialFocus,
  describedBy,
  children,
}: DialogFrameProps) => {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once; what has the focus later is the reader's choice
  useLayoutEffect(() => (dialog.current ? openModal(dialog.current, initialFocus?.current) : undefined), []);

  const outside = (event: MouseEvent) => event.target === event.currentTarget;
  return createPortal(
    <dialog
      ref={dialog}
      role={role}
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className={styles.dialogPlace}
      tabIndex={-1}
      onCancel={(event) => {
        // The answer is the owner's: the window stays until it is no longer rendered.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typeof event.currentTarget.showModal !== 'function') onClose();
      }}
      onMouseDown={(event) => {
        pressedOutside.current = outside(event);
      }}
      onClick={(event) => {
        if (closesOutside && pressedOutside.current && outside(event)) onClose();
      }}
    >
      <div className={styles.dialog} data-size={size} data-role={role}>
        <h2 className={styles.dialogTitle} id={titleId}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>,
    document.body,
  );
};
