import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const HostInfo = z.object({ contract: z.string() });

/** File in the store that describes its host. */
export const HOST_INFO_FILE = '.releases/host.json';

/** Shell contract of the host in the store; undefined when unknown. */
export const hostContract = (dir: string): string | undefined => {
  const file = join(dir, HOST_INFO_FILE);
  return existsSync(file) ? HostInfo.parse(JSON.parse(readFileSync(file, 'utf8'))).contract : undefined;
};
