import { positionOf, type StoryMessage } from '@weaversworld/shared/contract';
import { describe, expect, it } from 'vitest';
import { accept, INITIAL_STREAM, type Resync } from './stream.ts';

const whole = (seq: number, epoch = 'a'): StoryMessage => ({
  type: 'story_update',
  data: { id: 7 },
  epoch,
  seq,
});
const page = (seq: number, epoch = 'a'): StoryMessage => ({
  type: 'page_update',
  data: { id: 7 },
  updated_page_id: seq,
  epoch,
  seq,
});
const unpositioned: StoryMessage = { type: 'title_update', data: { id: 7, title: 'x' } };

const run = (messages: StoryMessage[]) => {
  let stream = INITIAL_STREAM;
  const delivered: string[] = [];
  const resyncs: Resync[] = [];
  for (const message of messages) {
    const accepted = accept(stream, message);
    stream = accepted.stream;
    delivered.push(
      ...accepted.deliver.map(
        (one) => `${one.type[0]}${positionOf(one)?.epoch ?? ''}${positionOf(one)?.seq ?? ''}`,
      ),
    );
    resyncs.push(accepted.resync);
  }
  return { delivered: delivered.join(' '), resyncs: resyncs.filter((resync) => resync !== null).join(' ') };
};

describe("a subscriber's position in the log", () => {
  it.each([
    ['in order', [whole(1), page(2), page(3)], 'sa1 pa2 pa3', ''],
    ['twice', [whole(1), page(2), page(2), whole(2), whole(1)], 'sa1 pa2', ''],
    ['too early', [whole(1), page(3), page(2)], 'sa1 pa2 pa3', 'tail'],
    ['before the first whole story', [page(2), page(3), whole(1)], 'sa1 pa2 pa3', ''],
    ['before a whole story that holds it', [page(2), whole(2), page(3)], 'sa2 pa3', ''],
    ['a whole story over a gap', [whole(1), whole(5), page(6)], 'sa1 sa5 pa6', ''],
    ['a gap closed by a whole story', [whole(1), page(4), whole(3)], 'sa1 sa3 pa4', 'tail'],
    ['a new epoch', [whole(9), whole(1, 'b'), page(2, 'b')], 'sa9 sb1 pb2', ''],
    ['late from the old epoch', [whole(9), whole(1, 'b'), page(10), whole(11)], 'sa9 sb1', ''],
    ['a page of an unknown epoch', [whole(9), page(2, 'b'), whole(1, 'b')], 'sa9 sb1 pb2', 'all'],
    ['a server without a log', [unpositioned, unpositioned], 't t', ''],
    ['one without a position between others', [whole(1), unpositioned, page(2)], 'sa1 t pa2', ''],
  ])('%s', (_, messages, delivered, resyncs) => {
    expect(run(messages)).toEqual({ delivered, resyncs });
  });

  it('requests the whole story when too many messages are held', () => {
    const flood = Array.from({ length: 201 }, (_, n) => page(n + 5));
    expect(run([whole(1), ...flood]).resyncs).toMatch(/all$/);
  });
});
