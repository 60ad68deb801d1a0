import { readFileSync } from 'node:fs';

/** What a process has used so far; zeros where the system has no /proc. */
export interface ProcessUsage {
  /** Milliseconds of CPU time, of all its threads, in steps of 10. */
  cpuMs: number;
  /** Resident memory. */
  bytes: number;
}

const TICK_MS = 10;

/** Reads the CPU time and the memory of a process. */
export const usageOf = (pid: number): ProcessUsage => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return {
      cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
      bytes: Number(kilobytes) * 1024,
    };
  } catch {
    return { cpuMs: 0, bytes: 0 };
  }
};
