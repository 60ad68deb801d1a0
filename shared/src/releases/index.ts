export * from './pick-release.ts';
export * from './registry.ts';
