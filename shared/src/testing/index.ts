/* For tests and standalone pages only: a Shell in memory, builders, and functions that render a screen in it. */

export * from './a-closed-gate.ts';
export * from './builders.ts';
export { recordLeftovers } from './record-leftovers.ts';
export { renderWithShell } from './render-with-shell.tsx';
export { runStandalone } from './standalone.tsx';
export { createTestLive } from './test-live.ts';
export { createTestNarration } from './test-narration.ts';
export { createTestReadable, type TestReadable } from './test-readable.ts';
export { createTestSession } from './test-session.ts';
export { createTestShell, type TestShell, type TestShellOverrides } from './test-shell.ts';
export { violations } from './violations.ts';
export { visitRemote } from './visit-remote.tsx';
