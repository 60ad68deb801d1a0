export { type Bucket, BucketError, createBucket } from './bucket.ts';
export { checkOut } from './bucket-checkout.ts';
export { deleteUnusedHostFilesInBucket } from './bucket-host-files.ts';
export { createBucketMirror } from './bucket-mirror.ts';
export { changeInBucket, inlineInBucket } from './change-in-bucket.ts';
export {
  type CrossOriginSources,
  contentPolicy,
  crossOriginSources,
  inlineScriptHashes,
} from './content-security-policy.ts';
export { filesIn, sha384 } from './durable.ts';
export { HOST_INFO_FILE, hostContract } from './host-contract.ts';
export { deleteUnusedHostFiles } from './host-files.ts';
export { hostTemplate } from './host-page.ts';
export { inlineReleases } from './inline.ts';
export { manifestOf, manifestsIn } from './manifests.ts';
export { ConflictError, type Head, StoreError } from './revisions.ts';
export { findStableEntryProblems, writeStableEntries } from './stable-entries.ts';
export { type ChangeRequest, createStore, type RemoteInfo, type Store } from './store.ts';
