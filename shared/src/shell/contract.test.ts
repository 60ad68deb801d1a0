import type { ApiError as ApiErrorClass } from '@weaversworld/shared/api';
import { contractFits } from '@weaversworld/shared/releases';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as Current from './contract.ts';
import { SHELL_CONTRACT, SUPPORTED_CONTRACTS } from './contract.ts';
import type * as First from './frozen/contract-2.ts';
import type * as Previous from './frozen/contract-2-1.ts';
import type * as Third from './frozen/contract-2-2.ts';
import type * as Fourth from './frozen/contract-2-3.ts';
import type * as Released from './frozen/contract-2-5.ts';

/*
 * `tsc` checks these types (pnpm types); they must be identical, parameters and optional members included. If one
 * differs, the contract changed. For an optional addition raise the minor version and freeze a copy of the new file
 * beside the old one. Anything else is a major version: the host then needs an adapter for remotes of the old one.
 */
describe('Shell contract 2', () => {
  it('is what the released version promised to remotes', () => {
    expectTypeOf<Current.Shell>().toEqualTypeOf<Released.Shell>();
    expectTypeOf<Current.Events>().toEqualTypeOf<Released.Events>();
    expectTypeOf<Current.SlotProps>().toEqualTypeOf<Released.SlotProps>();
    expectTypeOf<Current.ApiError>().toEqualTypeOf<Released.ApiError>();
  });

  it('is what the released version asked of remotes', () => {
    expectTypeOf<Current.RemoteModule>().toEqualTypeOf<Released.RemoteModule>();
    expectTypeOf<Current.Remote>().toEqualTypeOf<Released.Remote>();
    expectTypeOf<Current.Access>().toEqualTypeOf<Released.Access>();
    expectTypeOf<Current.Mount>().toEqualTypeOf<Released.Mount>();
  });

  it('added only optional members to 2.0, 2.1 and 2.2', () => {
    expectTypeOf<Released.Shell>().toExtend<First.Shell>();
    expectTypeOf<First.Shell>().toExtend<Released.Shell>();
    expectTypeOf<Released.Shell>().toExtend<Previous.Shell>();
    expectTypeOf<Previous.Shell>().toExtend<Released.Shell>();
    expectTypeOf<Released.Shell>().toExtend<Third.Shell>();
    expectTypeOf<Third.Shell>().toExtend<Released.Shell>();
    expectTypeOf<Released.Shell>().toExtend<Fourth.Shell>();
    expectTypeOf<Fourth.Shell>().toExtend<Released.Shell>();
    expectTypeOf<Released.ApiError>().toEqualTypeOf<First.ApiError>();
    expectTypeOf<Released.ApiError>().toEqualTypeOf<Previous.ApiError>();
    expectTypeOf<Released.ApiError>().toEqualTypeOf<Third.ApiError>();
    expectTypeOf<Released.ApiError>().toEqualTypeOf<Fourth.ApiError>();
    expectTypeOf<Third.RemoteModule>().toExtend<Released.RemoteModule>();
    expectTypeOf<Fourth.RemoteModule>().toExtend<Released.RemoteModule>();
    expectTypeOf<First.RemoteModule>().toExtend<Released.RemoteModule>();
    expectTypeOf<Previous.RemoteModule>().toExtend<Released.RemoteModule>();
  });

  it('describes the errors that the HTTP client throws', () => {
    expectTypeOf<ApiErrorClass>().toExtend<Current.ApiError>();
  });

  it('is supported by the host beside version 1', () => {
    expect(contractFits(`^${SHELL_CONTRACT}`, SUPPORTED_CONTRACTS)).toBe(true);
    expect(contractFits('^2.0.0', SUPPORTED_CONTRACTS)).toBe(true);
    expect(contractFits('^1.0.0', SUPPORTED_CONTRACTS)).toBe(true);
    expect(contractFits('^1.1.0', SUPPORTED_CONTRACTS)).toBe(false);
    expect(contractFits('^3.0.0', SUPPORTED_CONTRACTS)).toBe(false);
  });
});
