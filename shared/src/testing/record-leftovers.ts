type Remove = () => void;

interface Leftover {
  what: string;
}

/**
 * Records listeners on window and document and intervals from now on. `leftovers()` lists those that were not removed,
 * such as 'window resize' or 'interval'; call it after a remote was unmounted and disposed of. `stop()` restores everything.
 */
export const recordLeftovers = (page: Window & typeof globalThis = window) => {
  const open = new Set<Leftover>();
  const restore: Remove[] = [];

  const watchTarget = (name: string, target: Window | Document): void => {
    const { addEventListener, removeEventListener } = target;
    const known = new Map<unknown, Map<string, Leftover>>();
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ) => {
      const settings = typeof options === 'object' ? options : {};
      const leftover = { what: `${name} ${type}` };
      const byType = known.get(listener) ?? new Map<string, Leftover>();
      if (!byType.has(type)) {
        open.add(leftover);
        known.set(listener, byType.set(type, leftover));
      }
      settings.signal?.addEventListener('abort', () => open.delete(leftover));
      if (settings.once) addEventListener.call(target, type, () => open.delete(leftover), { once: true });
      if (listener) addEventListener.call(target, type, listener, options);
    };
    target.removeEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | EventListenerOptions,
    ) => {
      const leftover = known.get(listener)?.get(type);
      if (leftover) open.delete(leftover);
      known.get(listener)?.delete(type);
      if (listener) removeEventListener.call(target, type, listener, options);
    };
    restore.push(() => Object.assign(target, { addEventListener, removeEventListener }));
  };
  watchTarget('window', page);
  watchTarget('document', page.document);

  const { setInterval, clearInterval } = page;
  const intervals = new Map<unknown, Leftover>();
  page.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id = setInterval(...args);
    const leftover = { what: 'interval' };
    open.add(leftover);
    intervals.set(id, leftover);
    return id;
  }) as typeof setInterval;
  page.clearInterval = ((id: Parameters<typeof clearInterval>[0]) => {
    const leftover = intervals.get(id);
    if (leftover) open.delete(leftover);
    clearInterval(id);
  }) as typeof clearInterval;
  restore.push(() => Object.assign(page, { setInterval, clearInterval }));

  return {
    leftovers: (): string[] => [...open].map(({ what }) => what).sort(),
    stop: (): void => {
      for (const one of restore) one();
    },
  };
};
