import { createServer } from 'node:net';

/** Port of each app in development. */
export const PORTS = {
  host: 3000,
  auth: 3101,
  story: 3102,
  characters: 3103,
  profile: 3104,
  server: 4000,
} as const;
export type AppName = Exclude<keyof typeof PORTS, 'server'>;

/** True when no process listens on the port. */
export const portIsFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
