import { Page } from '@weaversworld/shared/ui';
import { DataSection } from '../data/data-section.tsx';
import { DevicesSection } from '../devices/devices-section.tsx';
import { EmailSection } from '../email/email-section.tsx';
import { OutsideServicesSection } from '../outside-services/outside-services-section.tsx';
import { TwoFactorSection } from '../two-factor/two-factor-section.tsx';
import { AccountSection } from './account-section.tsx';
import { ChildrenSection } from './children-section.tsx';

/** /profile: the parents' page. */
const ProfilePage = () => (
  <Page title="Your Profile" width="text">
    <ChildrenSection />
    <OutsideServicesSection />
    <AccountSection />
    <EmailSection />
    <TwoFactorSection />
    <DevicesSection />
    <DataSection />
  </Page>
);

export { ProfilePage as Page };
