import { describe, expect, it } from 'vitest';
import { createIdentityCheck } from './identity-check.ts';

const PASSWORD = { id: 'reauthenticate' };
const code = (...types: string[]) => ({ id: 'mfa_reauthenticate', types });

describe('the question who somebody is', () => {
  it.each([
    [[PASSWORD], ['password']],
    [
      [PASSWORD, code('totp', 'recovery_codes')],
      ['password', 'code'],
    ],
    [[code('recovery_codes')], ['code']],
    [[{ id: 'mfa_reauthenticate' }], ['code']],
    [[PASSWORD, code('webauthn')], ['password']],
    [[code('webauthn')], []],
    [[{ id: 'provider_reauthenticate' }], []],
  ])('%j offers %j', (flows, proofs) => {
    const check = createIdentityCheck();
    void check.confirm(flows);
    expect(check.get()).toEqual({ proofs });
  });

  it('is shared by requests that wait at the same time, and asked anew afterwards', async () => {
    const check = createIdentityCheck();
    const shown: unknown[] = [];
    check.subscribe(() => shown.push(check.get()));
    const both = [check.confirm([PASSWORD]), check.confirm([PASSWORD])];
    check.resolve(true);
    expect(await Promise.all(both)).toEqual([true, true]);
    const again = check.confirm([PASSWORD]);
    check.resolve(false);
    expect(await again).toBe(false);
    expect(shown).toEqual([{ proofs: ['password'] }, null, { proofs: ['password'] }, null]);
  });

  it('may be resolved when nothing was asked', () => {
    const check = createIdentityCheck();
    check.resolve(false);
    expect(check.get()).toBeNull();
  });
});
