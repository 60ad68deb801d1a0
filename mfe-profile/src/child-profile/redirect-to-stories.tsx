import { Navigate } from '@weaversworld/shared/router';
import { useSession } from '@weaversworld/shared/shell';

/** /stories: redirects to the active child's stories. */
const RedirectToStories = () => {
  const { activeChildProfile } = useSession();
  const id = activeChildProfile?.id;
  const target = id === undefined ? '/profile' : `/child-profiles/${encodeURIComponent(id)}/stories`;
  return <Navigate to={target} replace />;
};

export { RedirectToStories as Page };
