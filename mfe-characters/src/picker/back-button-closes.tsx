import { useLocation, useNavigate } from '@weaversworld/shared/router';
import { z } from '@weaversworld/shared/schema';
import { useEffect, useEffectEvent, useRef } from 'react';

/** The state of the history entry that Back leaves while the form is open. Its key names one opening of the form. */
const FormEntry = z.object({ openForm: z.string() });

interface BackButtonClosesProps {
  isOpen: boolean;
  /** The browser's Back button was pressed. True when the form stays open, to ask a question. */
  onBack(): boolean;
}

/**
 * Gives an open form a history entry, so that the browser's Back button closes it. (A blocker would not do: it cannot stop
 * Back from leaving the page when this screen was the first one of the visit.) An entry of a form that is not open any more,
 * after a reload or 'Forward', becomes an ordinary one. Stays rendered while the form is closed.
 */
export const BackButtonCloses = ({ isOpen, onBack }: BackButtonClosesProps) => {
  const navigate = useNavigate();
  const location = useLocation();
  const here = `${location.pathname}${location.search}`;
  const entryKey = FormEntry.safeParse(location.state).data?.openForm ?? null;
  /** The key of the open form's entry; null while the form is closed. */
  const openKey = useRef<string | null>(null);
  const push = () => {
    const state: z.infer<typeof FormEntry> = { openForm: String(Math.random()) };
    openKey.current = state.openForm;
    void navigate(here, { state });
  };

  const onOpenChange = useEffectEvent((isOpen: boolean) => {
    if (isOpen === (openKey.current !== null)) return;
    if (isOpen) return push();
    const isEntry = entryKey === openKey.current;
    openKey.current = null;
    // Closed by its own buttons.
    if (isEntry) void navigate(-1);
  });
  useEffect(() => onOpenChange(isOpen), [isOpen]);

  const lastKey = useRef<string | null>(null);
  const onEntryChange = useEffectEvent((entryKey: string | null) => {
    const isLeft = lastKey.current !== null && lastKey.current === openKey.current && entryKey === null;
    lastKey.current = entryKey;
    if (isLeft && isOpen && onBack()) push();
    if (entryKey !== null && entryKey !== openKey.current)
      void navigate(here, { replace: true, state: null });
  });
  useEffect(() => onEntryChange(entryKey), [entryKey]);
  return null;
};
