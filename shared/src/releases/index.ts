export * from './murmur3.ts';
export * from './pick-release.ts';
export * from './registry.ts';
