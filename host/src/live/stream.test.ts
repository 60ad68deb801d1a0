import type { StoryMessage } from '@weaversworld/shared/contract';
import { describe, expect, it } from 'vitest';
import { type Ask, accept, NEW_STREAM, positionOf } from './stream.ts';

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
const bare: StoryMessage = { type: 'title_update', data: { id: 7, title: 'x' } };

const run = (messages: StoryMessage[]) => {
  let stream = NEW_STREAM;
  const heard: string[] = [];
  const asks: Ask[] = [];
  for (const message of messages) {
    const accepted = accept(stream, message);
    stream = accepted.stream;
    heard.push(
      ...accepted.deliver.map(
        (one) => `${one.type[0]}${positionOf(one)?.epoch ?? ''}${positionOf(one)?.seq ?? ''}`,
      ),
    );
    asks.push(accepted.ask);
  }
  return { heard: heard.join(' '), asks: asks.filter((ask) => ask !== null).join(' ') };
};

describe("a listener's place in the log", () => {
  it.each([
    ['in order', [whole(1), page(2), page(3)], 'sa1 pa2 pa3', ''],
    ['twice', [whole(1), page(2), page(2), whole(2), whole(1)], 'sa1 pa2', ''],
    ['too early', [whole(1), page(3), page(2)], 'sa1 pa2 pa3', 'tail'],
    ['before the first whole story', [page(2), page(3), whole(1)], 'sa1 pa2 pa3', ''],
    ['before a whole story that holds it', [page(2), whole(2), page(3)], 'sa2 pa3', ''],
    ['a whole story jumps a gap', [whole(1), whole(5), page(6)], 'sa1 sa5 pa6', ''],
    ['a gap closed by a whole story', [whole(1), page(4), whole(3)], 'sa1 sa3 pa4', 'tail'],
    ['a new epoch', [whole(9), whole(1, 'b'), page(2, 'b')], 'sa9 sb1 pb2', ''],
    ['late from the old epoch', [whole(9), whole(1, 'b'), page(10), whole(11)], 'sa9 sb1', ''],
    ['a page of an unknown epoch', [whole(9), page(2, 'b'), whole(1, 'b')], 'sa9 sb1 pb2', 'all'],
    ['a server without a log', [bare, bare], 't t', ''],
    ['without a place between others', [whole(1), bare, page(2)], 'sa1 t pa2', ''],
  ])('%s', (_, messages, heard, asks) => {
    expect(run(messages)).toEqual({ heard, asks });
  });

  it('reads the place from the snapshot when the message carries none', () => {
    expect(positionOf({ type: 'story_update', data: { id: 7, epoch: 'a', seq: 4 } })).toEqual({
      epoch: 'a',
      seq: 4,
    });
  });

  it('asks for everything when too much is held', () => {
    const flood = Array.from({ length: 201 }, (_, n) => page(n + 5));
    expect(run([whole(1), ...flood]).asks).toMatch(/all$/);
  });
});
