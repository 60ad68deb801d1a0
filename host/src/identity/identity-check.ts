import type { AuthFlow } from '@weaversworld/shared/contract';
import type { Readable } from '@weaversworld/shared/shell';
import { createStore } from 'zustand/vanilla';

/** How the visitor can confirm who they are: the password, a code of a second factor, or both to choose from. */
export type Proof = 'password' | 'code';

/** The open question; null while there is none. */
export interface IdentityQuestion {
  /** Empty when the server accepts only what this page cannot do, such as a security key. */
  proofs: Proof[];
}

/** Asks a signed-in visitor to confirm who they are, on behalf of the HTTP client. */
export interface IdentityCheck extends Readable<IdentityQuestion | null> {
  /** Opens the question; resolves to true once it was confirmed. Requests made meanwhile share the question. */
  confirm(flows: AuthFlow[]): Promise<boolean>;
  /** Closes the question. */
  resolve(confirmed: boolean): void;
}

const CODE_TYPES = ['totp', 'recovery_codes'];

const proofsOf = (flows: AuthFlow[]): Proof[] =>
  flows.flatMap(({ id, types }): Proof[] => {
    if (id === 'reauthenticate') return ['password'];
    const hasCodes = types === undefined || types.some((type) => CODE_TYPES.includes(type));
    return id === 'mfa_reauthenticate' && hasCodes ? ['code'] : [];
  });

export const createIdentityCheck = (): IdentityCheck => {
  const store = createStore<IdentityQuestion | null>(() => null);
  let pending: { promise: Promise<boolean>; resolve(confirmed: boolean): void } | null = null;
  return {
    get: store.getState,
    subscribe: store.subscribe,
    confirm: (flows) => {
      if (pending === null) {
        let resolvePromise: ((confirmed: boolean) => void) | null = null;
        const promise = new Promise<boolean>((resolve) => {
          resolvePromise = resolve;
        });
        pending = { promise, resolve: (confirmed) => resolvePromise?.(confirmed) };
        store.setState({ proofs: proofsOf(flows) }, true);
      }
      return pending.promise;
    },
    resolve: (confirmed) => {
      store.setState(null, true);
      pending?.resolve(confirmed);
      pending = null;
    },
  };
};
