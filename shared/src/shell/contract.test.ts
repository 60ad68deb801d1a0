import { contractFits } from '@weaversworld/shared/releases';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type RemoteModule, SHELL_CONTRACT, type Shell, SUPPORTED_CONTRACTS } from './contract.ts';
import type * as Released from './frozen/contract-2.ts';

/*
 * `tsc` checks these assertions (pnpm types). If one fails, the contract changed. An optional addition is a minor
 * version: raise SHELL_CONTRACT and add the member to a copy of the frozen file. Anything else is a major version:
 * freeze the old one, write the new one, and give the host an adapter for remotes of the old one.
 */
describe('Shell contract 2', () => {
  it('gives remotes built against the released version everything they were promised', () => {
    expectTypeOf<Shell>().toExtend<Released.Shell>();
  });

  it('asks no more of remotes than the released version did', () => {
    expectTypeOf<Released.RemoteModule>().toExtend<RemoteModule>();
  });

  it('has no members that the released version does not have', () => {
    type Members<T> = {
      [Key in keyof T]: T[Key] extends (...args: never) => unknown ? 'method' : keyof T[Key];
    };
    expectTypeOf<Members<Shell>>().toEqualTypeOf<Members<Released.Shell>>();
    expectTypeOf<Members<Shell['api']>>().toEqualTypeOf<Members<Released.Shell['api']>>();
    expectTypeOf<keyof Shell['session']>().toEqualTypeOf<keyof Released.Shell['session']>();
    expectTypeOf<ReturnType<Shell['session']['get']>>().toEqualTypeOf<
      ReturnType<Released.Shell['session']['get']>
    >();
  });

  it('is supported by the host beside version 1', () => {
    expect(contractFits(`^${SHELL_CONTRACT}`, SUPPORTED_CONTRACTS)).toBe(true);
    expect(contractFits('^1.0.0', SUPPORTED_CONTRACTS)).toBe(true);
    expect(contractFits('^1.1.0', SUPPORTED_CONTRACTS)).toBe(false);
    expect(contractFits('^3.0.0', SUPPORTED_CONTRACTS)).toBe(false);
  });
});
