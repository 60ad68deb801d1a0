import type { HelpOffer } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { Dialog, HelpLineList } from '@weaversworld/shared/ui';
import styles from './help-offer-dialog.module.css';

const NOBODY_WAS_TOLD = 'Nobody was told.';

/** The offered help lines. */
export const HelpOfferDialog = ({ offer, onClose }: { offer: HelpOffer; onClose(): void }) => {
  const { narration } = useShell();
  return (
    <Dialog title="You are not alone" onClose={onClose}>
      <p className={styles.helpOfferMessage}>{offer.message}</p>
      <HelpLineList
        support={offer}
        message={offer.message}
        note={NOBODY_WAS_TOLD}
        say={narration.supported ? narration.say : undefined}
      />
    </Dialog>
  );
};
