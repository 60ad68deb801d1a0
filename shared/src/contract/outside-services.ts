import { z } from '@weaversworld/shared/schema';
import { Id } from './ids.ts';

/** A story in which an outside service had a part. */
export const ServiceStory = z.object({
  id: Id,
  profile_id: Id,
  title: z.string(),
  /** The name of the service that wrote it; null for the embedded storyteller. */
  teller: z.string().nullable().default(null),
  /** How many pictures an outside service painted. */
  painted: z.number().default(0),
  /** The name of the picture service; null for the embedded illustrator. */
  illustrator: z.string().nullable().default(null),
});
export type ServiceStory = z.infer<typeof ServiceStory>;

/** Outside text and picture services: who receives what, which children may use them, and what they made. */
export const OutsideServices = z.object({
  /** False where the server uses no service: nothing leaves it. */
  available: z.boolean().default(false),
  recipient: z
    .object({
      name: z.string(),
      /** The recipient's privacy notice. */
      url: z.string().nullable().default(null),
      hosts: z.array(z.string()).default([]),
    })
    .nullable()
    .default(null),
  writes: z.boolean().default(false),
  paints: z.boolean().default(false),
  checks: z.boolean().default(false),
  children: z
    .array(
      z.object({
        profile_id: Id,
        /** When the parent agreed, in seconds since 1970; null while off. */
        allowed_since: z.number().nullable().default(null),
      }),
    )
    .default([]),
  stories: z.array(ServiceStory).default([]),
});
export type OutsideServices = z.infer<typeof OutsideServices>;
