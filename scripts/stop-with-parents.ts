import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const CHECK_MS = 500;

/** npm, npx or pnpm as the command line or the title of a process shows it. */
const PACKAGE_MANAGER = /(^|[\s/\\])(npm|npx|pnpm)([-.]cli)?(\.[cm]?js)?([\s@]|$)/;

interface Process {
  pid: number;
  parent: number;
  command: string;
}

const HAS_PROC = existsSync('/proc/self/stat');

const readProc = (pid: number): Process | null => {
  try {
    // The name in parentheses may contain anything; the parent is the second field after it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { pid, parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  } catch {
    return null;
  }
};

const readPs = (pid: number): Process | null => {
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return { pid, parent: Number.parseInt(line, 10), command: line };
  } catch {
    return null;
  }
};

const readProcess = HAS_PROC ? readProc : readPs;

/** This process and its ancestors up to the outermost package manager, which an operator starts and stops. */
const commandChain = (): Process[] => {
  const chain: Process[] = [];
  for (let one = readProcess(process.pid); one !== null && one.pid > 1; one = readProcess(one.parent))
    chain.push(one);
  return chain.slice(0, 1 + chain.findLastIndex(({ command }) => PACKAGE_MANAGER.test(command)));
};

/** A killed process whose parent did not wait for it still has a pid, but no child any more: its children get another parent. */
const isBroken = (chain: Process[]): boolean =>
  HAS_PROC
    ? chain.slice(0, -1).some(({ pid, parent }) => readProc(pid)?.parent !== parent)
    : chain.slice(1).some(({ pid }) => {
        try {
          process.kill(pid, 0);
          return false;
        } catch {
          return true;
        }
      });

/**
 * Calls `stop` once when this process gets a signal to end, or when one of the commands that started it is gone: `npm start`
 * runs npx, pnpm and a shell, and not all of them pass signals on. A process that was killed passes on nothing.
 */
export const stopWithParents = (stop: () => void): void => {
  const chain = commandChain();
  let isStopping = false;
  const stopOnce = (): void => {
    if (isStopping) return;
    isStopping = true;
    clearInterval(timer);
    stop();
  };
  const timer = setInterval(() => {
    if (isBroken(chain)) stopOnce();
  }, CHECK_MS);
  timer.unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnce);
};
