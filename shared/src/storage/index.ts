export { browserStorage, createMemoryStorage, type StorageLike } from './browser-storage.ts';
export { createPersistedValue, type PersistedValue, type StorageReport } from './persisted-value.ts';
