import { ConfigError, readConfig } from './config.ts';
import { readProviderSettings } from './providers/provider-settings.ts';
import { tryServices } from './providers/try-services.ts';

/* pnpm try-services: asks every outside service that the environment names once. It costs what one story with two pictures costs. */

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const run = async (): Promise<number> => {
  const settings = readProviderSettings(readConfig(process.env));
  if (settings === null) {
    print(
      'No outside service is set. Set STORY_AI_URL and STORY_AI_MODEL, or PICTURE_AI_URL and PICTURE_AI_MODEL.',
    );
    return 1;
  }
  return (await tryServices(settings, print)) ? 0 : 1;
};

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
