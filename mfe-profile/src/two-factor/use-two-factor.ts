import { listedErrorMessage } from '@weaversworld/shared/api';
import { useShell } from '@weaversworld/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import { useWork } from '../lib/use-work.ts';

/** Where two-factor stands; `missing` when this deployment has none. */
export type TwoFactor =
  | { status: 'reading' | 'unknown' | 'missing' | 'off' | 'on' }
  | { status: 'setup'; secret: string; url: string }
  | { status: 'codes'; codes: string[] };

const sentence = (failure: unknown) => listedErrorMessage(failure, 'Something went wrong. Please try again.');

/** Two-factor authentication of the signed-in parent: its state, and what can be done with it. */
export const useTwoFactor = () => {
  const { api } = useShell();
  const [state, setState] = useState<TwoFactor>({ status: 'reading' });
  const work = useWork();

  const ask = useCallback(async (): Promise<TwoFactor> => {
    const { status, body } = await api.account.totp();
    if (status === 200) return { status: 'on' };
    const { secret, totp_url: url } = body.meta ?? {};
    return secret && url ? { status: 'setup', secret, url } : { status: 'missing' };
  }, [api]);

  const read = useCallback(
    () =>
      ask().then(
        (found) => setState(found.status === 'setup' ? { status: 'off' } : found),
        () => setState({ status: 'unknown' }),
      ),
    [ask],
  );
  useEffect(() => void read(), [read]);

  const showCodes = async (renew = false) => {
    const codes = await api.account.recoveryCodes(renew);
    setState({ status: 'codes', codes });
  };

  return {
    state,
    busy: work.busy,
    error: work.error,
    read,
    leave: setState,
    setUp: () => work.run(async () => setState(await ask()), sentence),
    /** Rejects when the code is refused. */
    activate: async (code: string) => {
      await api.account.activateTotp(code);
      setState({ status: 'on' });
      await work.run(() => showCodes(), sentence);
    },
    showCodes: (renew?: boolean) => work.run(() => showCodes(renew), sentence),
    turnOff: () =>
      work.run(async () => {
        await api.account.deactivateTotp();
        setState({ status: 'off' });
      }, sentence),
  };
};
