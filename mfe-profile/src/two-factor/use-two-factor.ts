import { listedErrorMessage } from '@weaversworld/shared/api';
import { useShell } from '@weaversworld/shared/shell';
import { useCallback, useEffect, useState } from 'react';
import { useAsyncAction } from '../lib/use-async-action.ts';

/** `missing` when this deployment has no two-factor authentication, `unknown` when its state could not be loaded. */
export type TwoFactorState =
  | { status: 'loading' | 'unknown' | 'missing' | 'on' }
  | {
      status: 'off';
      /** Other back ends may ask for a security key instead of a code. */
      hasSecurityKey: boolean;
    }
  | { status: 'setup'; secret: string; url: string }
  | {
      status: 'codes';
      codes: string[];
      /** How many exist that the server does not show again. */
      hidden: number;
    };

const toMessage = (failure: unknown) =>
  listedErrorMessage(failure, 'Something went wrong. Please try again.');

/** Two-factor authentication of the signed-in parent: its state and its actions. */
export const useTwoFactor = () => {
  const { api } = useShell();
  const [state, setState] = useState<TwoFactorState>({ status: 'loading' });
  const action = useAsyncAction();

  const fetchState = useCallback(async (): Promise<TwoFactorState> => {
    const { status, body } = await api.account.totp();
    if (status === 200) return { status: 'on' };
    const { secret, totp_url: url } = body.meta ?? {};
    return secret && url ? { status: 'setup', secret, url } : { status: 'missing' };
  }, [api]);

  const listAuthenticators = useCallback(
    async () => (await api.account.authenticators?.().catch(() => [])) ?? [],
    [api],
  );

  const stateWithoutTotp = useCallback(async (): Promise<TwoFactorState> => {
    const authenticators = await listAuthenticators();
    return { status: 'off', hasSecurityKey: authenticators.some(({ type }) => type === 'webauthn') };
  }, [listAuthenticators]);

  const read = useCallback(
    () =>
      fetchState()
        .then((found) => (found.status === 'setup' ? stateWithoutTotp() : found))
        .then(setState, () => setState({ status: 'unknown' })),
    [fetchState, stateWithoutTotp],
  );
  useEffect(() => void read(), [read]);

  const countHiddenCodes = async (): Promise<number> => {
    const authenticators = await listAuthenticators();
    return authenticators.find(({ type }) => type === 'recovery_codes')?.unused_code_count ?? 0;
  };

  const showCodes = async (renew = false) => {
    const codes = await api.account.recoveryCodes(renew);
    setState({ status: 'codes', codes, hidden: codes.length > 0 ? 0 : await countHiddenCodes() });
  };

  return {
    state,
    busy: action.busy,
    error: action.error,
    read,
    leave: setState,
    setUp: () => action.run(async () => setState(await fetchState()), toMessage),
    /** Rejects when the code is wrong. */
    activate: async (code: string) => {
      await api.account.activateTotp(code);
      setState({ status: 'on' });
      await action.run(() => showCodes(), toMessage);
    },
    showCodes: (renew?: boolean) => action.run(() => showCodes(renew), toMessage),
    turnOff: () =>
      action.run(async () => {
        await api.account.deactivateTotp();
        setState(await stateWithoutTotp());
      }, toMessage),
  };
};
