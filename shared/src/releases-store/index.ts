export { ConflictError, type Head, StoreError } from './revisions.ts';
export { createStore, type RemoteFacts, type Store, type Wish } from './store.ts';
