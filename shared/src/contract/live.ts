import { z } from '@weaversworld/shared/schema';
import { Id, WireId } from './ids.ts';
import { StoryPatch } from './story-world.ts';

/** A position in a story's event log: `epoch` identifies the log, `seq` counts its events. */
export const Position = z.object({ epoch: z.string(), seq: z.number().int() });
export type Position = z.infer<typeof Position>;

const at = {
  epoch: z.string().optional().catch(undefined),
  seq: z.number().int().optional().catch(undefined),
};

/** A message of the browser. `after` requests the events since a position instead of the whole story. */
export const ClientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('join_story'), story_id: WireId, after: Position.optional() }),
  z.object({ type: z.literal('leave_story'), story_id: WireId }),
  z.object({ type: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** The whole story: the first message of a room, and after a gap in `seq`. */
export const StoryUpdate = z.object({
  type: z.literal('story_update'),
  data: StoryPatch,
  is_initial_state: z.boolean().optional().catch(undefined),
  ...at,
});
/** A page was added or has changed. */
export const PageUpdate = z.object({
  type: z.literal('page_update'),
  data: StoryPatch,
  updated_page_id: Id.nullish().catch(null),
  ...at,
});
/** The story got its title. */
export const TitleUpdate = z.object({
  type: z.literal('title_update'),
  data: z.object({ id: Id, title: z.string() }),
  ...at,
});
/** The room was left: on request, or because access ended. */
export const StoryLeft = z.object({ type: z.literal('story_left'), story_id: Id });
/** A message of the browser was refused, with a sentence for the user. */
export const LiveError = z.object({
  type: z.literal('error'),
  message: z.string().catch(''),
  story_id: Id.nullish().catch(null),
});
/** The answer to a heartbeat. */
export const Pong = z.object({ type: z.literal('pong') });

/** A message of the server. Clients report and skip anything else. */
export const ServerMessage = z.discriminatedUnion('type', [
  StoryUpdate,
  PageUpdate,
  TitleUpdate,
  StoryLeft,
  LiveError,
  Pong,
]);
export type ServerMessage = z.infer<typeof ServerMessage>;

/**
 * Sent to every connection when a release was halted, set back to 0 % or removed: the host reads the registry. Not a ServerMessage,
 * which remotes get.
 */
export const ReleasesWithdrawn = z.object({ type: z.literal('releases_withdrawn') });
export type ReleasesWithdrawn = z.infer<typeof ReleasesWithdrawn>;

/** The messages that change a story. */
export type StoryMessage = Extract<ServerMessage, { type: 'story_update' | 'page_update' | 'title_update' }>;

/** Close codes of the live channel. */
export const CLOSE = { normal: 1000, restart: 1012, tooBig: 1009, tryLater: 1013, signedOut: 4001 } as const;
