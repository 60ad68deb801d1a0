import type { z } from '@weaversworld/shared/schema';
import type { Report } from '@weaversworld/shared/shell';

/** Local storage as the host's owners of state see it. */
export type KeepStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Hears what another tab wrote under `key`; returns the closing. */
export type OtherTabs = (key: string, listener: (text: string | null) => void) => () => void;

interface KeptWorld<S extends z.ZodType> {
  storage: KeepStorage;
  key: string;
  schema: S;
  report: (report: Report) => void;
}

/** One value in local storage. What cannot be read counts as absent; a storage that refuses only forgets. */
export const createKept = <S extends z.ZodType>({ storage, key, schema, report }: KeptWorld<S>) => {
  const failed = (message: string, error: unknown) =>
    report({ level: 'warning', source: 'storage', message: `${key} ${message}`, error });

  const parse = (text: string | null): z.output<S> | null => {
    if (text === null) return null;
    try {
      return schema.parse(JSON.parse(text));
    } catch (error) {
      failed('holds something unreadable', error);
      return null;
    }
  };

  return {
    parse,
    read: (): z.output<S> | null => {
      try {
        return parse(storage.getItem(key));
      } catch (error) {
        failed('could not be read', error);
        return null;
      }
    },
    write: (value: z.output<S>): void => {
      try {
        storage.setItem(key, JSON.stringify(value));
      } catch (error) {
        failed('could not be kept', error);
      }
    },
  };
};

/** The browser's other tabs, told by its storage events. */
export const otherTabsOf =
  (target: Pick<Window, 'addEventListener' | 'removeEventListener'>): OtherTabs =>
  (key, listener) => {
    const hear = (event: StorageEvent) => {
      if (event.key === key) listener(event.newValue);
    };
    target.addEventListener('storage', hear);
    return () => target.removeEventListener('storage', hear);
  };
