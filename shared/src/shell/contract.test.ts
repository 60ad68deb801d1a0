import type { ApiError as ApiErrorClass } from '@weaversworld/shared/api';
import { contractFits } from '@weaversworld/shared/releases';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as Current from './contract.ts';
import { SHELL_CONTRACT, SUPPORTED_CONTRACTS } from './contract.ts';
import type * as V2_0 from './frozen/contract-2.ts';
import type * as V2_1 from './frozen/contract-2-1.ts';
import type * as V2_2 from './frozen/contract-2-2.ts';
import type * as V2_3 from './frozen/contract-2-3.ts';
import type * as V2_4 from './frozen/contract-2-4.ts';
import type * as V2_5 from './frozen/contract-2-5.ts';
import type * as V2_6 from './frozen/contract-2-6.ts';

/*
 * `tsc` checks these types (pnpm types); they must be identical, parameters and optional members included. If one
 * differs, the contract changed. For an optional addition raise the minor version and freeze a copy of the new file
 * beside the old one. Anything else is a major version: the host then needs an adapter for remotes of the old one.
 */
describe('Shell contract 2', () => {
  it('is what the released version promised to remotes', () => {
    expectTypeOf<Current.Shell>().toEqualTypeOf<V2_6.Shell>();
    expectTypeOf<Current.Events>().toEqualTypeOf<V2_6.Events>();
    expectTypeOf<Current.SlotProps>().toEqualTypeOf<V2_6.SlotProps>();
    expectTypeOf<Current.ApiError>().toEqualTypeOf<V2_6.ApiError>();
  });

  it('is what the released version asked of remotes', () => {
    expectTypeOf<Current.RemoteModule>().toEqualTypeOf<V2_6.RemoteModule>();
    expectTypeOf<Current.Remote>().toEqualTypeOf<V2_6.Remote>();
    expectTypeOf<Current.Access>().toEqualTypeOf<V2_6.Access>();
    expectTypeOf<Current.Mount>().toEqualTypeOf<V2_6.Mount>();
  });

  it('added only optional members to earlier versions', () => {
    expectTypeOf<V2_6.Shell>().toExtend<V2_0.Shell>();
    expectTypeOf<V2_0.Shell>().toExtend<V2_6.Shell>();
    expectTypeOf<V2_6.Shell>().toExtend<V2_1.Shell>();
    expectTypeOf<V2_1.Shell>().toExtend<V2_6.Shell>();
    expectTypeOf<V2_6.Shell>().toExtend<V2_2.Shell>();
    expectTypeOf<V2_2.Shell>().toExtend<V2_6.Shell>();
    expectTypeOf<V2_6.Shell>().toExtend<V2_3.Shell>();
    expectTypeOf<V2_3.Shell>().toExtend<V2_6.Shell>();
    expectTypeOf<V2_6.Shell>().toExtend<V2_4.Shell>();
    expectTypeOf<V2_4.Shell>().toExtend<V2_6.Shell>();
    expectTypeOf<V2_6.Shell>().toExtend<V2_5.Shell>();
    expectTypeOf<V2_5.Shell>().toExtend<V2_6.Shell>();
    expectTypeOf<V2_6.ApiError>().toEqualTypeOf<V2_0.ApiError>();
    expectTypeOf<V2_6.ApiError>().toEqualTypeOf<V2_1.ApiError>();
    expectTypeOf<V2_6.ApiError>().toEqualTypeOf<V2_2.ApiError>();
    expectTypeOf<V2_6.ApiError>().toEqualTypeOf<V2_3.ApiError>();
    expectTypeOf<V2_6.ApiError>().toEqualTypeOf<V2_4.ApiError>();
    expectTypeOf<V2_2.RemoteModule>().toExtend<V2_6.RemoteModule>();
    expectTypeOf<V2_3.RemoteModule>().toExtend<V2_6.RemoteModule>();
    expectTypeOf<V2_4.RemoteModule>().toExtend<V2_6.RemoteModule>();
    expectTypeOf<V2_5.RemoteModule>().toExtend<V2_6.RemoteModule>();
    expectTypeOf<V2_0.RemoteModule>().toExtend<V2_6.RemoteModule>();
    expectTypeOf<V2_1.RemoteModule>().toExtend<V2_6.RemoteModule>();
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
