import { useLocation, useNavigate } from '@weaversworld/shared/router';
import { z } from '@weaversworld/shared/schema';
import { useEffect, useEffectEvent, useRef } from 'react';

/** The state of the history entry that Back leaves while the form is open. */
const FormEntry = z.object({ isFormOpen: z.literal(true) });

interface BackButtonClosesProps {
  isOpen: boolean;
  /** The browser's Back button was pressed. True when the form stays open, to ask a question. */
  onBack(): boolean;
}

/**
 * Gives an open form a history entry, so that the browser's Back button closes it. (A blocker would not do: it cannot stop
 * Back from leaving the page when this screen was the first one of the visit.) Stays rendered while the form is closed.
 */
export const BackButtonCloses = ({ isOpen, onBack }: BackButtonClosesProps) => {
  const navigate = useNavigate();
  const location = useLocation();
  const isEntry = FormEntry.safeParse(location.state).success;
  /** True from opening to closing. */
  const hasPushed = useRef(false);
  const push = () => {
    const state: z.infer<typeof FormEntry> = { isFormOpen: true };
    hasPushed.current = true;
    void navigate(`${location.pathname}${location.search}`, { state });
  };

  const onOpenChange = useEffectEvent((isOpen: boolean) => {
    if (isOpen === hasPushed.current) return;
    if (isOpen) return push();
    hasPushed.current = false;
    // Closed by its own buttons.
    if (isEntry) void navigate(-1);
  });
  useEffect(() => onOpenChange(isOpen), [isOpen]);

  const wasEntry = useRef(false);
  const onEntryChange = useEffectEvent((isEntry: boolean) => {
    const isLeft = wasEntry.current && !isEntry;
    wasEntry.current = isEntry;
    if (isLeft && isOpen && onBack()) push();
  });
  useEffect(() => onEntryChange(isEntry), [isEntry]);
  return null;
};
