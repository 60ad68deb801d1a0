export * from './auth.ts';
export * from './envelope.ts';
export * from './ids.ts';
export * from './live.ts';
export * from './settings.ts';
export * from './story-world.ts';
