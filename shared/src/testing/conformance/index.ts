/* For *.test.* files only: the behaviour that the host's and the test Shell's implementations share. Needs vitest. */
export { type CreateConformingLive, testLiveConformance } from './live-conformance.ts';
export { type CreateConformingNarration, testNarrationConformance } from './narration-conformance.ts';
export { type CreateConformingSession, testSessionConformance } from './session-conformance.ts';
