import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The default of 1 s is too short for a lazily loaded dialog on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
afterEach(cleanup);
