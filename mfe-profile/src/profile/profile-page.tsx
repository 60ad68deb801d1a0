import { Page } from '@weaversworld/shared/ui';
import { DataSection } from '../data/data-section.tsx';
import { TwoFactorSection } from '../two-factor/two-factor-section.tsx';
import { AccountSection } from './account-section.tsx';
import { ChildrenSection } from './children-section.tsx';

/** /profile: the parents' page. */
const ProfilePage = () => (
  <Page title="Your Profile" width="text">
    <ChildrenSection />
    <AccountSection />
    <TwoFactorSection />
    <DataSection />
  </Page>
);

export { ProfilePage as Page };
