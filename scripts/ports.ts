import { createServer } from 'node:net';

/** For a second product beside a running one. */
const OFFSET = Number(process.env.DEV_PORT_OFFSET ?? 0);

/** Port of each app in development; DEV_PORT_OFFSET is added to all. */
export const PORTS = {
  host: 3000 + OFFSET,
  auth: 3101 + OFFSET,
  story: 3102 + OFFSET,
  characters: 3103 + OFFSET,
  profile: 3104 + OFFSET,
  server: 4000 + OFFSET,
};
export type AppName = Exclude<keyof typeof PORTS, 'server'>;

/** True when no process listens on the port. */
export const portIsFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
