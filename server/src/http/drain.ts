import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Longer than two checks of the load balancer, one second apart (deploy/container/haproxy.cfg). */
const DEFAULT_DRAIN_MS = 3000;

/** Milliseconds during which a stopping server still answers; see SHUTDOWN_DRAIN_MS. */
export const drainMs = ({ SHUTDOWN_DRAIN_MS, DATABASE_URL }: Config): number =>
  SHUTDOWN_DRAIN_MS ?? (DATABASE_URL === undefined ? 0 : DEFAULT_DRAIN_MS);

/**
 * Keeps a server that stops answering everything for `drainMs`, with `Connection: close`. The returned function is true from
 * the beginning of that time, for the readiness check: load balancers send requests elsewhere before the listener closes. Register
 * it before other `preClose` hooks.
 */
export const registerDrain = (app: FastifyInstance, config: Config): (() => boolean) => {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    if (app.server.listening) await setTimeout(drainMs(config));
  });
  return () => isStopping;
};
