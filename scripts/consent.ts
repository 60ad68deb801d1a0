import { createInterface } from 'node:readline/promises';

/** What a command would like to install on the system. */
interface Installation {
  what: string;
  why: string;
}

/**
 * Prints what will be installed and why. At a terminal it asks first; without one, or where CI is set, nobody can answer
 * and the answer is yes.
 */
export const mayInstall = async ({ what, why }: Installation): Promise<boolean> => {
  console.log(`Not on this machine: ${what}.\n  ${why}`);
  const canAsk = process.stdin.isTTY && process.stdout.isTTY && !process.env.CI;
  if (!canAsk) {
    console.log('  It will be installed (there is no terminal to ask at).');
    return true;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('  Install it now? [Y/n] ');
  terminal.close();
  return !/^\s*n/i.test(answer);
};
