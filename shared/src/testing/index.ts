/* For *.test.* files and stand-alone pages only: a Shell in memory, builders, and a way to show a screen in it. */
export * from './builders.ts';
export { renderWithShell } from './render-with-shell.tsx';
export { runStandalone } from './standalone.tsx';
export { createTestReadable, type TestReadable } from './test-readable.ts';
export { createTestShell, type TestShell, type TestShellOverrides } from './test-shell.ts';
export { violations } from './violations.ts';
export { visitRemote } from './visit-remote.tsx';
