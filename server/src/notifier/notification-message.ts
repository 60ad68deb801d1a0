import { z } from 'zod';

/** What one server reports to the others. Without stories and sessions it only shows that the server is there. */
export const NotificationMessage = z.object({
  /** The server that sends it. */
  from: z.string(),
  stories: z.array(z.number().int()).optional(),
  /** Hashes of ended sessions. */
  sessions: z.array(z.string()).optional(),
  /** The server closes: its silence will not mean that it crashed. */
  closes: z.literal(true).optional(),
});
export type NotificationMessage = z.infer<typeof NotificationMessage>;

/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const MAX_PAYLOAD_BYTES = 7900;

/** Reads a payload; null when it is none of ours. */
export const readMessage = (payload: string | undefined): NotificationMessage | null => {
  try {
    return NotificationMessage.safeParse(JSON.parse(payload ?? '')).data ?? null;
  } catch {
    return null;
  }
};

/** The payloads that report these stories and sessions, as few as possible. */
export const writeMessages = (from: string, stories: number[], sessions: string[]): string[] => {
  const envelope = JSON.stringify({ from, stories: [], sessions: [] }).length;
  const messages: { from: string; stories: number[]; sessions: string[] }[] = [];
  let size = Number.POSITIVE_INFINITY;
  const messageFor = (item: number | string) => {
    const bytes = JSON.stringify(item).length + 1;
    const last = messages.at(-1);
    const fits = last !== undefined && size + bytes <= MAX_PAYLOAD_BYTES;
    const message = fits ? last : { from, stories: [], sessions: [] };
    if (!fits) messages.push(message);
    size = (fits ? size : envelope) + bytes;
    return message;
  };
  for (const id of stories) messageFor(id).stories.push(id);
  for (const hash of sessions) messageFor(hash).sessions.push(hash);
  return messages.map((message) => JSON.stringify(message));
};
