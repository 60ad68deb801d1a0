/*
 * `pnpm dev` starts this with the ids of its children. Its standard input ends when `pnpm dev` is gone, also after a kill -9:
 * then it stops the children, which no other process would.
 */

const GRACE_MS = 5000;

const pids = process.argv.slice(2).map(Number);
const signalAll = (signal: NodeJS.Signals): void => {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
};

process.stdin.resume();
process.stdin.on('end', () => {
  signalAll('SIGTERM');
  setTimeout(() => signalAll('SIGKILL'), GRACE_MS);
});
