import { z } from 'zod';

/** The server's settings, all from the environment; see server/README.md. */
export const Config = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  SITE_DIR: z.string().min(1).default('./dist/site'),
});
export type Config = z.infer<typeof Config>;
