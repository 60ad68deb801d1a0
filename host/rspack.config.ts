import { hostConfig, workerConfig } from '../federation.ts';

const host = hostConfig(import.meta.dirname);

/** In development there is no service worker: nothing is kept, and every change shows. */
export default process.env.NODE_ENV === 'production' ? [host, workerConfig(import.meta.dirname)] : host;
