import { remoteConfig } from '../federation.ts';

export default remoteConfig(import.meta.dirname, 'auth');
