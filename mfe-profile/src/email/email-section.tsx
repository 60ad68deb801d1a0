import type { EmailAddress } from '@weaversworld/shared/contract';
import { useSession, useShell } from '@weaversworld/shared/shell';
import { Loading, Notice } from '@weaversworld/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { Section } from '../lib/section.tsx';
import { useAccountList } from '../lib/use-account-list.ts';
import { EmailForm } from './email-form.tsx';
import { OtherAddress } from './other-address.tsx';

/** Change of the email address: it takes effect once the link mailed to the new one was opened. */
export const EmailSection = () => {
  const { api, session } = useShell();
  const { user } = useSession();
  const { list, reload, setItems } = useAccountList(useCallback(() => api.account.emailAddresses?.(), [api]));
  const [message, setMessage] = useState<string | null>(null);
  const addresses = list.status === 'ready' ? list.items : [];
  const primary = addresses.find((one) => one.primary)?.email;

  // The link is usually opened in another tab.
  useEffect(() => {
    const onFocus = () => void reload();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [reload]);
  useEffect(() => {
    if (primary === undefined || user === null || primary.toLowerCase() === user.email.toLowerCase()) return;
    void session.load().then(() => session.loadUserProfile().catch(() => undefined));
  }, [primary, user, session]);

  if (list.status === 'missing') return null;
  const others = addresses.filter((one) => !one.primary);
  const add = async (email: string) => {
    setMessage(null);
    const changed = await api.account.addEmailAddress?.(email);
    if (changed) setItems(changed);
  };
  const onChanged = (changed: EmailAddress[]) => setItems(changed);

  return (
    <Section title="Change email">
      {list.status === 'loading' && <Loading small text="Just a moment..." />}
      {list.status === 'failed' && (
        <Notice tone="error" action={{ label: 'Try again', onClick: () => void reload() }}>
          We could not load your email addresses.
        </Notice>
      )}
      {message && (
        <Notice tone="success" onClose={() => setMessage(null)}>
          {message}
        </Notice>
      )}
      {others.map((address) => (
        <OtherAddress key={address.email} address={address} onChanged={onChanged} onMessage={setMessage} />
      ))}
      {list.status === 'ready' && others.every((one) => one.verified) && (
        <>
          <p>Your new address takes effect when you open the link that we send to it.</p>
          <EmailForm add={add} />
        </>
      )}
    </Section>
  );
};
