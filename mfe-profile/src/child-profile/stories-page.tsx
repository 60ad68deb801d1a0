import { Id } from '@weaversworld/shared/contract';
import { useParams } from '@weaversworld/shared/router';
import { Slot, useSession } from '@weaversworld/shared/shell';
import { AccessDenied, Loading, Notice, Page } from '@weaversworld/shared/ui';

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
        <AccessDenied error="You do not have access to these stories" />
      )}
    </Page>
  );
};

export { StoriesPage as Page };
