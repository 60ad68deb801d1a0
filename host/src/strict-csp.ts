import { z } from '@weaversworld/shared/schema';

// A strict Content-Security-Policy refuses and reports the `new Function` that zod tries out when a schema is made.
// The setting is kept on globalThis, so that this one import, before all others, covers every remote's copy too.
z.config({ jitless: true });
