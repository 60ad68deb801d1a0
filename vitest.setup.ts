import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { installQuickComputedStyle } from './shared/src/testing/quick-computed-style.ts';

// A guard: on a busy machine a lazily loaded dialog takes many times the default of 1 s.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);
installQuickComputedStyle();

// The files of one worker share a page and its modules, which saves more than half of the CPU time.
beforeAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
});
