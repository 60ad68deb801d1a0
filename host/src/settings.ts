import { RuntimeSettings } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';

/** A settings file that cannot be used; the message says what is wrong in it. */
class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const parse = (value: unknown): RuntimeSettings => {
  const parsed = RuntimeSettings.safeParse(value);
  if (!parsed.success) throw new SettingsError(`settings.json: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

/**
 * Reads `settings.json`: as index.html says it, else from beside index.html. A missing file means the defaults; a broken
 * one throws SettingsError, because guessing could send a family's words to the wrong server.
 */
export const readSettings = async (fetchFile: typeof fetch, said?: unknown): Promise<RuntimeSettings> => {
  if (said !== undefined) return parse(said);
  const response = await fetchFile('/settings.json', { cache: 'no-cache' });
  if (response.status === 404) return RuntimeSettings.parse({});
  if (!response.ok) throw new SettingsError(`settings.json could not be read (status ${response.status}).`);
  const text = await response.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SettingsError('settings.json is no valid JSON.');
  }
  return parse(value);
};
