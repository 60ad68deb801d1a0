export * from './bus.ts';
export * from './context.tsx';
export * from './contract.ts';
export * from './slot.tsx';
