import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A guard: on a busy machine a lazily loaded dialog takes many times the default of 1 s.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);
