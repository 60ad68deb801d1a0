import { useShell } from '@weaversworld/shared/shell';
import type { ReactNode } from 'react';
import { Header } from './header/header.tsx';
import { HelpOfferNotice } from './help/help-offer-notice.tsx';
import { MusicToggle } from './music/music-toggle.tsx';
import { ReadAloudBar } from './narration/read-aloud-bar.tsx';
import { OfflineNotice } from './offline/offline-notice.tsx';
import { SessionNotice } from './screens/session-notice.tsx';
import { SignedOutNotice } from './screens/signed-out-notice.tsx';

/** The layout around every screen: header, notices, and the read-aloud bar. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { music, narration } = useShell();
  return (
    <>
      <Header musicToggle={<MusicToggle music={music} />} />
      <OfflineNotice />
      <SessionNotice />
      <SignedOutNotice />
      <HelpOfferNotice />
      {children}
      <ReadAloudBar narration={narration} />
    </>
  );
};
