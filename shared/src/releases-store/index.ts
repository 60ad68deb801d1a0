export { HOST_FACTS, hostContract } from './host-facts.ts';
export { inlineReleases } from './inline.ts';
export { manifestOf, manifestsIn } from './manifests.ts';
export { contentPolicy, inlineScriptHashes } from './policy.ts';
export { ConflictError, type Head, StoreError } from './revisions.ts';
export { createStore, type RemoteFacts, type Store, type Wish } from './store.ts';
