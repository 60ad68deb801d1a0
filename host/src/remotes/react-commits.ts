/** What React's renderers look for when they start, usually that of the DevTools extension. */
interface ReactHook {
  supportsFiber: true;
  inject(): number;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown;
}

let onCommit = (): void => undefined;

const HOOK: ReactHook = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: () => onCommit(),
  onCommitFiberUnmount: () => undefined,
};

/*
 * Production builds of React have no profiler, but notify this hook of every commit. It must be there before React's renderer
 * runs, so this module is imported before all others. Where the extension has put its own, nothing is counted.
 */
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= HOOK;

/** Calls back after every commit of every copy of React in the page; one callback at a time. */
export const onReactCommit = (callback: () => void): void => {
  onCommit = callback;
};
