import { isApiError } from '@weaversworld/shared/api';
import type { CharacterPreview, PreviewInput } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { useEffect, useRef, useState } from 'react';

/** How long the form waits after a key before it asks for a picture, in milliseconds. */
const DEBOUNCE = 450;
const MAX_KEPT = 30;

interface PreviewState {
  /** Null while there is nothing to draw, and when the words were refused. */
  preview: CharacterPreview | null;
  /** False where the server has no previews. */
  isAvailable: boolean;
}

/** What the character in the form will look like, while the visitor types; the last one stays until the next one is there. */
export const useCharacterPreview = ({
  creature,
  description,
  pronouns,
  look,
}: PreviewInput): PreviewState => {
  const { api } = useShell();
  const [preview, setPreview] = useState<CharacterPreview | null>(null);
  const kept = useRef(new Map<string, CharacterPreview>());
  const [isAvailable, setIsAvailable] = useState(api.characters.preview !== undefined);

  useEffect(() => {
    const input = { creature: creature.trim(), description: description.trim(), pronouns, look };
    if (input.creature === '') return setPreview(null);
    const key = JSON.stringify(input);
    const known = kept.current.get(key);
    if (known) return setPreview(known);
    const abort = new AbortController();
    const ask = async () => {
      if (!isAvailable) return;
      try {
        const found = await api.characters.preview?.(input, abort.signal);
        if (!found || abort.signal.aborted) return;
        if (kept.current.size >= MAX_KEPT) kept.current.clear();
        kept.current.set(key, found);
        setPreview(found);
      } catch (error) {
        if (abort.signal.aborted) return;
        const status = isApiError(error) ? error.status : null;
        if (status === 404 || status === 405) setIsAvailable(false);
        // Refused words get their message when the form is sent; too many questions keep the last picture.
        if (status !== 429) setPreview(null);
      }
    };
    const timer = setTimeout(ask, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, isAvailable, creature, description, pronouns, look]);

  return { preview, isAvailable };
};
