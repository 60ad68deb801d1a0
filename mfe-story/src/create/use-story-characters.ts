import { type Character, type Id, LIMITS } from '@weaversworld/shared/contract';
import { useResource } from '@weaversworld/shared/shell';
import { useMemo, useState } from 'react';
import { useStoryStores } from '../lib/story-stores.tsx';

/** The characters selected for the new story; until the visitor changes them, those of `?characters=`. */
export const useStoryCharacters = (requested: readonly Id[]) => {
  const { value } = useResource(useStoryStores().characters, { isEnabled: requested.length > 0 });
  const [chosen, setChosen] = useState<Character[] | null>(null);
  const ids = requested.join(',');
  const preselected = useMemo(
    () =>
      ids
        .split(',')
        .flatMap((id) => value?.find((character) => String(character.id) === id) ?? [])
        .slice(0, LIMITS.charactersPerStory),
    [ids, value],
  );
  return {
    selected: chosen ?? preselected,
    select: setChosen,
    /** Set once the visitor removed the last character. */
    error: chosen?.length === 0 ? 'Please select at least one character' : null,
  };
};
