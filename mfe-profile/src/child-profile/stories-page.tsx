import { Id } from '@weaversworld/shared/contract';
import { useNavigate, useParams } from '@weaversworld/shared/router';
import { Slot, useSession } from '@weaversworld/shared/shell';
import { Loading, Notice, Page } from '@weaversworld/shared/ui';
import { useEffect } from 'react';

/** How long the denial is shown before the redirect to the home page, in milliseconds. */
const REDIRECT_DELAY = 2000;

const AccessDenied = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/weaversworld', { replace: true }), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <Notice tone="error">You do not have access to these stories - Redirecting to homepage...</Notice>;
};

/** /child-profiles/{id}/stories: one child's stories, rendered by mfe-story. Another parent's id is denied. */
const StoriesPage = () => {
  const profileId = Id.safeParse(useParams().profileId).data;
  const { childProfiles, loading, refreshing } = useSession();
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
      ) : loading || refreshing ? (
        <Loading text="Loading stories..." />
      ) : (
        <AccessDenied />
      )}
    </Page>
  );
};

export { StoriesPage as Page };
