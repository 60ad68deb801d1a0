export { contentPolicy, inlineScriptHashes } from './content-security-policy.ts';
export { HOST_INFO_FILE, hostContract } from './host-contract.ts';
export { inlineReleases } from './inline.ts';
export { manifestOf, manifestsIn } from './manifests.ts';
export { ConflictError, type Head, StoreError } from './revisions.ts';
export { type ChangeRequest, createStore, type RemoteInfo, type Store } from './store.ts';
