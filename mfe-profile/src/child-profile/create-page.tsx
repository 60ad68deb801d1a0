import { useNavigate, useSearchParams } from '@weaversworld/shared/router';
import { Card, Page } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { NewChildProfile } from './new-child-profile.tsx';

const HOME = '/weaversworld';

/** /child-profiles/create: with `first_run=1` the visitor came from the first-run screen and continues to the first story. */
const CreatePage = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [isCreated, setIsCreated] = useState(false);
  const target = search.get('first_run') === '1' ? `${HOME}/create` : HOME;
  return (
    <Page
      title="Create Child Profile"
      width="form"
      lead={!isCreated && 'Stories and characters belong to a child. Nobody else sees them.'}
    >
      <Card>
        <NewChildProfile
          onCancel={() => navigate(HOME)}
          onCreated={() => setIsCreated(true)}
          onDone={() => navigate(target)}
        />
      </Card>
    </Page>
  );
};

export { CreatePage as Page };
