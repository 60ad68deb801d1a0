import { useNavigate } from '@weaversworld/shared/router';
import { useGrownUps, useShell } from '@weaversworld/shared/shell';
import { Page, useRestoreFocus } from '@weaversworld/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { DataSection } from '../data/data-section.tsx';
import { DevicesSection } from '../devices/devices-section.tsx';
import { EmailSection } from '../email/email-section.tsx';
import { OutsideServicesSection } from '../outside-services/outside-services-section.tsx';
import { TwoFactorSection } from '../two-factor/two-factor-section.tsx';
import { AccountSection } from './account-section.tsx';
import { ChildrenSection } from './children-section.tsx';
import { GateSection } from './gate-section.tsx';

/** /profile: the parents' page. */
const ProfilePage = () => {
  const { grownUps } = useShell();
  const { isUnlocked } = useGrownUps();
  // Who came in stays in: the gate closes again after a while.
  const [isInside, setIsInside] = useState(isUnlocked);
  const navigate = useNavigate();
  const title = useRef<HTMLElement | null>(null);
  useEffect(() => {
    title.current = document.querySelector<HTMLElement>('main h1');
  }, []);
  // The question is gone, and with it the field that had the focus.
  useRestoreFocus(title, isInside);
  useEffect(() => {
    if (isInside) return;
    let isGone = false;
    void grownUps?.confirm().then((confirmed) => {
      if (isGone) return;
      if (confirmed) setIsInside(true);
      else void navigate('/weaversworld', { replace: true });
    });
    return () => {
      isGone = true;
    };
  }, [isInside, grownUps, navigate]);
  return (
    <Page title="Your Profile" width="text">
      {isInside && (
        <>
          <ChildrenSection />
          <OutsideServicesSection />
          <AccountSection />
          <GateSection />
          <EmailSection />
          <TwoFactorSection />
          <DevicesSection />
          <DataSection />
        </>
      )}
    </Page>
  );
};

export { ProfilePage as Page };
