export * from './bus.ts';
export * from './context.tsx';
export * from './contract.ts';
export * from './create-resource.ts';
export type * as Contract1 from './frozen/contract-1.ts';
export * from './is-signup-open.ts';
export * from './remote-views.tsx';
export * from './slot.tsx';
export * from './use-resource.ts';
