import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const HostFacts = z.object({ contract: z.string() });

/** Where a store keeps what its host says of itself. */
export const HOST_FACTS = '.releases/host.json';

/** The contract of the host in the store; undefined when nobody has said. */
export const hostContract = (dir: string): string | undefined => {
  const file = join(dir, HOST_FACTS);
  return existsSync(file) ? HostFacts.parse(JSON.parse(readFileSync(file, 'utf8'))).contract : undefined;
};
