import { storyPath } from '@weaversworld/shared/contract';
import { Navigate, useSearchParams } from '@weaversworld/shared/router';
import { Page as Screen } from '@weaversworld/shared/ui';
import { useStore } from 'zustand';
import { useStoryStores } from '../lib/story-stores.tsx';
import { CharacterSection } from './character-section.tsx';
import styles from './create.module.css';
import { SettingsForm } from './settings-form.tsx';
import { requestedCharacters } from './story-settings-schema.ts';
import { useStoryCharacters } from './use-story-characters.ts';

/** Create a Story: characters, theme and ending. Redirects to a story that is being created. */
export const Page = () => {
  const [search] = useSearchParams();
  const { openStory } = useStoryStores();
  const creating = useStore(openStory, (state) => state.creating);
  const characters = useStoryCharacters(requestedCharacters(search));
  if (creating !== null) return <Navigate to={storyPath(creating)} replace />;
  return (
    <Screen title="Create a Story" className={styles.storyCreate}>
      <CharacterSection characters={characters} />
      <SettingsForm characters={characters.selected} />
    </Screen>
  );
};
