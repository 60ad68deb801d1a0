export * from './bootstrap-data.ts';
export * from './changes.ts';
export * from './manifest.ts';
export * from './mounts.ts';
export * from './murmur3.ts';
export * from './owners.ts';
export * from './pick-release.ts';
export * from './registry.ts';
