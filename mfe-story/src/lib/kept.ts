import type { z } from '@weaversworld/shared/schema';

/** A value kept in local storage under one key. A browser that refuses storage keeps nothing and breaks nothing. */
export interface Kept<Value> {
  /** The kept value, or null when there is none or it has another shape. */
  read(): Value | null;
  write(value: Value): void;
  clear(): void;
}

/** Keeps values of `schema` under `key`. */
export const createKept = <Schema extends z.ZodType>(
  key: string,
  schema: Schema,
  storage: () => Storage = () => localStorage,
): Kept<z.infer<Schema>> => {
  const attempt = <Result>(what: (store: Storage) => Result): Result | null => {
    try {
      return what(storage());
    } catch {
      return null; // private windows and full disks: the product works, it only forgets
    }
  };
  return {
    read: () => attempt((store) => schema.safeParse(JSON.parse(store.getItem(key) ?? 'null')).data) ?? null,
    write: (value) => void attempt((store) => store.setItem(key, JSON.stringify(value))),
    clear: () => void attempt((store) => store.removeItem(key)),
  };
};
