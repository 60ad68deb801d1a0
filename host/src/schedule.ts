/** Runs `task` once after `delayMs` milliseconds; returns the function that cancels it. */
export type Schedule = (task: () => void, delayMs: number) => () => void;

/** `setTimeout`. */
export const schedule: Schedule = (task, delayMs) => {
  const timer = setTimeout(task, delayMs);
  return () => clearTimeout(timer);
};
