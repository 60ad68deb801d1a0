import '@weaversworld/shared/ui/base.css';
import { createTestShell, runStandalone } from '@weaversworld/shared/testing';
import { createRemote } from './remote.tsx';

/* The remote by itself, for its team: its screens with an in-memory Shell and no back end. */

const shell = createTestShell({
  api: {
    auth: {
      requestPasswordReset: async () => shell.session.signup('', '', ''),
      checkPasswordResetKey: async () => shell.session.signup('', '', ''),
    },
    account: { changePassword: async () => shell.session.signup('', '', '') },
  },
});

runStandalone(createRemote, shell, '/accounts/login');
