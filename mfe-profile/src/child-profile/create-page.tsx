import { useNavigate, useSearchParams } from '@weaversworld/shared/router';
import { Card, Page } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { NewChildProfile } from './new-child-profile.tsx';

const HOME = '/weaversworld';

/** /child-profiles/create: `first_run=1` says that the visitor came from the first-run screen. */
const CreatePage = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [isMade, setIsMade] = useState(false);
  const target = search.get('first_run') === '1' ? `${HOME}/create` : HOME;
  return (
    <Page
      title="Create Child Profile"
      width="form"
      lead={!isMade && 'Stories and characters belong to a child. Nobody else sees them.'}
    >
      <Card>
        <NewChildProfile
          onCancel={() => navigate(HOME)}
          onCreated={() => setIsMade(true)}
          onDone={() => navigate(target)}
        />
      </Card>
    </Page>
  );
};

export { CreatePage as Page };
