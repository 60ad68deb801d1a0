import { Id } from '@weaversworld/shared/contract';
import { useNavigate, useParams } from '@weaversworld/shared/router';
import { Slot, useSession } from '@weaversworld/shared/shell';
import { Loading, Notice, Page } from '@weaversworld/shared/ui';
import { useEffect } from 'react';

/** How long a denial stands before the visitor is sent home, in milliseconds. */
const DENIAL_TIME = 2000;

const Denied = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/weaversworld', { replace: true }), DENIAL_TIME);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <Notice tone="error">You do not have access to these stories - Redirecting to homepage...</Notice>;
};

/** /child-profiles/{id}/stories: one child's stories, drawn by the story remote. Another parent's id is denied. */
const StoriesPage = () => {
  const profileId = Id.safeParse(useParams().profileId).data;
  const { childProfiles, loading } = useSession();
  const child = childProfiles.find(({ id }) => id === profileId);
  return (
    <Page title="Child Profile Stories" lead={child?.name}>
      {child ? (
        <Slot
          name="story-list"
          props={{ profileId: child.id }}
          loading={<Loading text="Loading stories..." />}
          failed={(error, retry) => (
            <Notice tone="error" action={{ label: 'Try again', onClick: retry }}>
              {error}
            </Notice>
          )}
        />
      ) : loading ? (
        <Loading text="Loading stories..." />
      ) : (
        <Denied />
      )}
    </Page>
  );
};

export { StoriesPage as Page };
