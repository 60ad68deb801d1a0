import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // The default of 1 s is too short for a lazily loaded dialog on a busy machine.
  configure({ asyncUtilTimeout: 5_000 });
  afterEach(cleanup);
}
