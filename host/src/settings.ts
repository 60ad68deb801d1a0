import { RuntimeSettings } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';

/** An invalid settings file; the message names the invalid setting. */
class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const parse = (value: unknown): RuntimeSettings => {
  const parsed = RuntimeSettings.safeParse(value);
  if (!parsed.success) throw new SettingsError(`settings.json: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

/**
 * Returns the settings inlined in index.html, else fetches `/settings.json`. A missing file means the defaults; an
 * invalid one throws SettingsError, because defaults could send a family's texts to the wrong server.
 */
export const readSettings = async (fetchFile: typeof fetch, inlined?: unknown): Promise<RuntimeSettings> => {
  if (inlined !== undefined) return parse(inlined);
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
