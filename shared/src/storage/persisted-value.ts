import type { z } from '@weaversworld/shared/schema';
import type { StorageLike } from './browser-storage.ts';

/** A failure of the storage; fits the Shell's `report`. */
export interface StorageReport {
  level: 'warning';
  source: 'storage';
  message: string;
  error: unknown;
}

/** One value under one key of a storage. No method throws. */
export interface PersistedValue<Value> {
  /** The stored value; null when there is none, or it does not match the schema. */
  read(): Value | null;
  write(value: Value): void;
  clear(): void;
  /** Parses a stored text as `read` does, e.g. the `newValue` of a storage event. */
  parse(text: string | null): Value | null;
}

interface PersistedValueOptions<Schema extends z.ZodType> {
  storage: StorageLike;
  key: string;
  schema: Schema;
  /** How the value is stored: JSON, or for schemas of strings the plain text. Default `json`. */
  format?: 'json' | 'text';
  /** Receives what could not be read or written; default: ignored. */
  report?: (report: StorageReport) => void;
}

/** Persists a value of `schema` under `key`. A storage that refuses (private window, full disk) loses the value only. */
export const createPersistedValue = <Schema extends z.ZodType>({
  storage,
  key,
  schema,
  format = 'json',
  report = () => undefined,
}: PersistedValueOptions<Schema>): PersistedValue<z.output<Schema>> => {
  const attempt = <Result>(failure: string, task: () => Result): Result | null => {
    try {
      return task();
    } catch (error) {
      report({ level: 'warning', source: 'storage', message: `${key} ${failure}`, error });
      return null;
    }
  };
  const parse = (text: string | null) =>
    text === null
      ? null
      : attempt('has an invalid stored value', () =>
          schema.parse(format === 'json' ? JSON.parse(text) : text),
        );

  return {
    parse,
    read: () => parse(attempt('could not be read', () => storage.getItem(key))),
    write: (value) =>
      void attempt('could not be written', () =>
        storage.setItem(key, format === 'json' ? JSON.stringify(value) : String(value)),
      ),
    clear: () => void attempt('could not be removed', () => storage.removeItem(key)),
  };
};
