import { useNavigate } from '@weaversworld/shared/router';
import { IconButton } from '@weaversworld/shared/ui';
import { HOME } from '../lib/paths.ts';
import { useStoryStores } from '../lib/story-stores.tsx';

/** Leaves the story for Home. */
export const HomeButton = () => {
  const { openStory } = useStoryStores();
  const navigate = useNavigate();
  const goHome = () => {
    openStory.cancelCreating();
    navigate(HOME);
  };
  return <IconButton label="Back to Home" icon="home" variant="quiet" onClick={goHome} />;
};
