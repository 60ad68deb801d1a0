import { stat } from 'node:fs/promises';

const versionOf = async (file: string): Promise<string> => {
  try {
    const { ino, mtimeMs, size } = await stat(file);
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    return '';
  }
};

/**
 * Creates a function that resolves with the version of some files: it changes when one of them is changed, created or
 * deleted. Calls share a check that began after all of them, so a file system that is slow or busy is asked no more often
 * than it answers.
 */
export const createFileVersions = (files: readonly string[]): (() => Promise<string>) => {
  const check = async (): Promise<string> => (await Promise.all(files.map(versionOf))).join('|');
  let running: Promise<string> | null = null;
  let next: Promise<string> | null = null;
  const start = (): Promise<string> => {
    next = null;
    running = check().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (running === null) return start();
    // The running check may have read a file before it changed.
    next ??= running.then(start);
    return next;
  };
};
