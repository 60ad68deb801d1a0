import { Navigate, useSearchParams } from '@weaversworld/shared/router';
import { Page as Screen } from '@weaversworld/shared/ui';
import { useStore } from 'zustand';
import { storyPath } from '../lib/paths.ts';
import { useStoryStores } from '../lib/story-stores.ts';
import { CharacterSection } from './character-section.tsx';
import { SettingsForm } from './settings-form.tsx';
import { requestedCharacters } from './story-settings-schema.ts';
import { useCast } from './use-cast.ts';

/** Create a Story: who is in it, what it is about, how it ends. */
export const Page = () => {
  const [search] = useSearchParams();
  const { open } = useStoryStores();
  const creating = useStore(open, (state) => state.creating);
  const cast = useCast(requestedCharacters(search));
  if (creating !== null) return <Navigate to={storyPath(creating)} replace />;
  return (
    <Screen title="Create a Story">
      <CharacterSection cast={cast} />
      <SettingsForm characters={cast.chosen} />
    </Screen>
  );
};
