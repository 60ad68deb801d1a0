import '@weaversworld/shared/ui/base.css';
import { createTestShell, runStandalone } from '@weaversworld/shared/testing';
import { createRemote } from './remote.tsx';

/* Runs the remote standalone, in a Shell without a back end. Give `createTestShell` the API calls that your screens make. */

runStandalone(createRemote, createTestShell(), '/hello');
