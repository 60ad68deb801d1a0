import { isApiError, listedErrorMessage } from '@weaversworld/shared/api';
import type { EmailAddress } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { Button, Notice } from '@weaversworld/shared/ui';
import layout from '../lib/section.module.css';
import { useAsyncAction } from '../lib/use-async-action.ts';
import styles from './email.module.css';

const JUST_SENT = 'We sent the link just now. Please wait a few minutes before you ask for it again.';

/** Only the resending of a link is refused with a bare 403. */
const toMessage = (failure: unknown): string =>
  isApiError(failure) && failure.status === 403 && failure.errors.length === 0
    ? JUST_SENT
    : listedErrorMessage(failure, 'Something went wrong. Please try again.');

interface OtherAddressProps {
  address: EmailAddress;
  onChanged(addresses: EmailAddress[]): void;
  onMessage(message: string): void;
}

/** An address beside the one to sign in with: a new one that waits for its link, or a further one of the account. */
export const OtherAddress = ({ address: { email, verified }, onChanged, onMessage }: OtherAddressProps) => {
  const { account } = useShell().api;
  const { busy, error, run } = useAsyncAction();
  const change = (call: ((email: string) => Promise<EmailAddress[]>) | undefined, done: string) =>
    run(async () => {
      if (call === undefined) return;
      onChanged(await call(email));
      onMessage(done);
    }, toMessage);
  const resend = async () => {
    if (await run(async () => account.resendEmailLink?.(email), toMessage))
      onMessage(`The link is on its way to ${email} again.`);
  };
  const button = { variant: 'quiet', size: 'grown-up', busy } as const;

  return (
    <div className={styles.emailPending}>
      {error && <Notice tone="error">{error}</Notice>}
      {verified ? (
        <p>
          <strong>{email}</strong> belongs to this account, too.
        </p>
      ) : (
        <p>
          <strong>{email}</strong> waits to be confirmed. Please open the link that we have sent there. Until
          then nothing changes. No email? Look into the spam folder, too.
        </p>
      )}
      <div className={layout.profileActions}>
        {verified ? (
          <Button
            {...button}
            onClick={() => void change(account.makeEmailPrimary, `You sign in with ${email} from now on.`)}
          >
            Use This Address
          </Button>
        ) : (
          <Button {...button} onClick={() => void resend()}>
            Send Again
          </Button>
        )}
        <Button
          {...button}
          onClick={() =>
            void change(
              account.removeEmailAddress,
              verified ? `${email} has been removed.` : 'Your email address stays as it was.',
            )
          }
        >
          {verified ? 'Remove' : 'Cancel the Change'}
        </Button>
      </div>
    </div>
  );
};
