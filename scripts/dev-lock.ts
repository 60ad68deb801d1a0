import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const Running = z.object({ pid: z.number().int().positive(), url: z.string() });

/** A `pnpm dev` of this checkout. */
export type Running = z.infer<typeof Running>;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The `pnpm dev` that wrote this file, if its process still runs. */
export const runningDev = (file: string): Running | null => {
  if (!existsSync(file)) return null;
  try {
    const running = Running.parse(JSON.parse(readFileSync(file, 'utf8')));
    return isAlive(running.pid) ? running : null;
  } catch {
    return null;
  }
};

/** Notes that this process runs at `url`, until it exits. */
export const noteDev = (file: string, url: string): void => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, url }));
  process.on('exit', () => rmSync(file, { force: true }));
};
