import { expect, it } from 'vitest';
import { readMessage, writeMessages } from './notification-message.ts';

it('reports every id once, in payloads that PostgreSQL accepts', () => {
  const stories = Array.from({ length: 3000 }, (_, n) => 1_700_000_000_000_000 + n);
  const sessions = Array.from({ length: 200 }, (_, n) => `${n}`.padStart(64, 'f'));
  const payloads = writeMessages('a-server', stories, sessions);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
  const messages = payloads.map(readMessage);
  expect(messages.flatMap((message) => message?.stories ?? [])).toEqual(stories);
  expect(messages.flatMap((message) => message?.sessions ?? [])).toEqual(sessions);
  expect(payloads.length).toBeLessThan(12);
  expect(writeMessages('a-server', [], [])).toEqual([]);
});

it.each([undefined, '', '{', '7', '{}', '{"from":1}', '{"from":"a","stories":["x"]}'])(
  'ignores a payload that is none of ours: %s',
  (payload) => {
    expect(readMessage(payload)).toBeNull();
  },
);
