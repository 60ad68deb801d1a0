import { createServer } from 'node:net';

/** For a second product beside a running one. */
const OFFSET = Number(process.env.DEV_PORT_OFFSET ?? 0);

/** The ports of all apps at an offset. */
export const portsAt = (offset: number) => ({
  host: 3000 + offset,
  auth: 3101 + offset,
  story: 3102 + offset,
  characters: 3103 + offset,
  profile: 3104 + offset,
  server: 4000 + offset,
});

/** Port of each app in development; DEV_PORT_OFFSET is added to all. */
export const PORTS = portsAt(OFFSET);
export type AppName = Exclude<keyof typeof PORTS, 'server'>;

/** True when no process listens on the port. */
export const portIsFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });

/** Between the ports of two products beside each other. */
export const OFFSET_STEP = 200;
const MAX_OFFSETS = 50;

/** The smallest offset from `first` upwards, in steps of 200, at which all of these apps' ports are free; null when none is. */
export const freeOffset = async (
  apps: readonly (keyof typeof PORTS)[],
  first = OFFSET,
): Promise<number | null> => {
  for (let step = 0; step < MAX_OFFSETS; step += 1) {
    const offset = first + step * OFFSET_STEP;
    const ports = portsAt(offset);
    const free = await Promise.all(apps.map((app) => portIsFree(ports[app])));
    if (free.every(Boolean)) return offset;
  }
  return null;
};
