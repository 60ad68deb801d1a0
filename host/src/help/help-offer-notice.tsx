import { storyPath } from '@weaversworld/shared/contract';
import { useLocation } from '@weaversworld/shared/router';
import { classNames, Notice, useLazyModule } from '@weaversworld/shared/ui';
import { useEffect, useState } from 'react';
import screenStyles from '../screens/screens.module.css';
import styles from './help-offer-notice.module.css';
import { useOfferedHelp } from './offered-help-context.tsx';

const loadDialog = () => import('./help-offer-dialog.tsx');

/** Where the offer belongs: where characters and stories are made, and in the story. */
const belongsOn = (pathname: string): boolean =>
  pathname.startsWith('/weaversworld/create') || pathname.startsWith(storyPath(''));

/**
 * Below the header after a text that may be about harm done to a child, although it most probably is not: one line that can be
 * closed, and help lines for whoever asks for them. Gone with the story or the form that it belongs to.
 */
export const HelpOfferNotice = () => {
  const { offer, close } = useOfferedHelp();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const isHere = belongsOn(pathname);
  const dialog = useLazyModule(loadDialog, isOpen, () => setIsOpen(false));
  useEffect(() => {
    if (!isHere) close();
  }, [isHere, close]);
  if (offer === null || !isHere) return null;
  return (
    <>
      <Notice
        className={classNames(screenStyles.screensNotice, styles.helpOfferNotice)}
        action={{ label: 'Who can help', onClick: () => setIsOpen(true) }}
        onClose={close}
      >
        If something like this is happening to you, you are not alone.
      </Notice>
      {isOpen && dialog && <dialog.HelpOfferDialog offer={offer} onClose={() => setIsOpen(false)} />}
    </>
  );
};
