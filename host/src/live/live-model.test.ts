import type { ServerMessage, StoryPatch } from '@weaversworld/shared/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeSocket, scriptedLiveDeps } from '../testing/fake-live.ts';
import { createLive } from './create-live.ts';
import { positionOf } from './stream.ts';

/*
 * The whole client against a model of the server, over a network that refuses, cuts, swallows, doubles and reorders.
 * Whatever happened: after the network is healed the story held is the server's, and nothing was heard twice or late.
 */
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Held = { title: string; pages: Record<number, string> };
type Frame = Record<string, unknown>;

const STORY = 7;

/** The server: one story, its log, and what it says to whom. */
const createServer = (withLog: boolean) => {
  let epoch = 1;
  let log: { seq: number; frame: Frame }[] = [];
  let seq = 0;
  const story: Held = { title: 'Your Story', pages: {} };
  const place = () => (withLog ? { epoch: `e${epoch}`, seq } : {});
  const data = () => ({
    id: STORY,
    title: story.title,
    pages: Object.entries(story.pages).map(([id, text]) => ({ id: Number(id), text })),
  });
  const record = (frame: Frame): Frame => {
    seq += 1;
    const whole = { ...frame, ...place() };
    log.push({ seq, frame: whole });
    return whole;
  };
  return {
    story,
    snapshot: (): StoryPatch => ({ ...data(), ...place() }),
    whole: (): Frame => ({ type: 'story_update', data: data(), is_initial_state: true, ...place() }),
    tail: (after: { epoch: string; seq: number }): Frame[] | null =>
      after.epoch === `e${epoch}`
        ? log.filter((entry) => entry.seq > after.seq).map((entry) => entry.frame)
        : null,
    writePage(id: number, text: string): Frame {
      story.pages[id] = text;
      const pages = [{ id, text }];
      return record({ type: 'page_update', data: { id: STORY, pages }, updated_page_id: id });
    },
    name(title: string): Frame {
      story.title = title;
      return record({ type: 'title_update', data: { id: STORY, title } });
    },
    /** The log is gone; what it told of is not. */
    newEpoch() {
      epoch += 1;
      seq = 0;
      log = [];
    },
  };
};

/** What a reader makes of the messages: the same rule as the product's merge, in its shortest form. */
const merge = (held: Held, message: ServerMessage): Held => {
  if (message.type === 'title_update') return { ...held, title: message.data.title };
  if (message.type !== 'story_update' && message.type !== 'page_update') return held;
  const { data } = message;
  const told = Object.fromEntries((data.pages ?? []).map(({ id, text }) => [Number(id), text ?? '']));
  const pages = message.type === 'story_update' && data.pages ? told : { ...held.pages, ...told };
  return { title: data.title ?? held.title, pages };
};

type Command =
  | { do: 'write'; page: number; text: string }
  | { do: 'name'; title: string }
  | { do: 'cut'; code: number }
  | { do: 'network'; is: 'up' | 'refusing' | 'silent' }
  | { do: 'wire'; is: 'good' | 'doubling' | 'reordering' }
  | { do: 'pass'; ms: number }
  | { do: 'restart' }
  | { do: 'rejoin' | 'second' | 'reconnect' | 'reauthenticate' | 'disconnect' }
  | { do: 'wake'; why: 'online' | 'visible' };

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      page: fc.nat(4),
      text: fc.string({ maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('name' as const), title: fc.string({ maxLength: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('cut' as const), code: fc.constantFrom(1006, 1012, 1001, 1000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      is: fc.constantFrom('up' as const, 'refusing' as const, 'silent' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wire' as const),
      is: fc.constantFrom('good' as const, 'doubling' as const, 'reordering' as const),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(1, 40, 60, 700, 3_000, 16_000),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'restart' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'rejoin' as const,
        'second' as const,
        'reconnect' as const,
        'reauthenticate' as const,
        'disconnect' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wake' as const),
      why: fc.constantFrom('online' as const, 'visible' as const),
    }),
  },
);

/** One run: a server, a network, a client and what its readers hold. */
const createRun = (withLog: boolean) => {
  const server = createServer(withLog);
  let network: 'up' | 'refusing' | 'silent' = 'up';
  let wire: 'good' | 'doubling' | 'reordering' = 'good';
  const watching = new Map<FakeSocket, Frame[]>();
  const dead = new Set<FakeSocket>();

  const flush = (socket: FakeSocket) => {
    const queue = watching.get(socket);
    if (!queue || dead.has(socket) || network === 'silent') return;
    const frames = queue.splice(0);
    if (wire === 'reordering') frames.reverse();
    for (const frame of frames) {
      if (socket.closedWith !== undefined) return;
      socket.say(frame);
      if (wire === 'doubling') socket.say(frame);
    }
  };
  const say = (socket: FakeSocket, ...frames: Frame[]) => {
    watching.get(socket)?.push(...frames);
    setTimeout(() => flush(socket), 20);
  };
  const tell = (frame: Frame) => {
    for (const socket of watching.keys()) if (joined.has(socket)) say(socket, frame);
  };
  const joined = new Set<FakeSocket>();

  const answer = (socket: FakeSocket, frame: FakeSocket['sent'][number]) => {
    // A silent network loses what is sent, as a half-open socket does.
    if (network === 'silent') return;
    if (frame.type === 'ping') return say(socket, { type: 'pong' });
    if (frame.type === 'leave_story') {
      joined.delete(socket);
      return say(socket, { type: 'story_left', story_id: STORY });
    }
    joined.add(socket);
    const after = frame.after as { epoch: string; seq: number } | undefined;
    say(socket, ...((after && server.tail(after)) ?? [server.whole()]));
  };

  const script = scriptedLiveDeps({
    fetchState: async () => {
      if (network !== 'up') throw new Error('away');
      return server.snapshot();
    },
  });
  const { open } = script.deps;
  const live = createLive({
    ...script.deps,
    open: (url) => {
      const socket = open(url) as FakeSocket;
      socket.onSent = (frame) => answer(socket, frame);
      setTimeout(() => {
        if (network === 'refusing') socket.break();
        if (network === 'up') {
          watching.set(socket, []);
          socket.fire('open');
        }
      }, 10);
      return socket;
    },
  });

  /** A reader, and a check that what it hears comes once and in order. */
  const watch = () => {
    const reader = {
      held: { title: '', pages: {} } as Held,
      place: null as { epoch: string; seq: number } | null,
      close: () => {},
    };
    reader.close = live.join(STORY, (message) => {
      if (message.type === 'story_left' || message.type === 'error') return;
      const position = message.type === 'pong' ? null : positionOf(message);
      if (
        position !== null &&
        reader.place !== null &&
        position.epoch === reader.place.epoch &&
        !restarted.has(reader)
      )
        expect(position.seq).toBeGreaterThan(reader.place.seq);
      restarted.delete(reader);
      reader.place = position ?? reader.place;
      reader.held = merge(reader.held, message);
    });
    return reader;
  };
  /** Readers that may hear the present state once more: another visitor looks at it. */
  const restarted = new Set<ReturnType<typeof watch>>();
  const readers = [watch()];

  const cut = (code: number) => {
    for (const socket of watching.keys()) {
      dead.add(socket);
      joined.delete(socket);
      if (network !== 'silent' && socket.closedWith === undefined) socket.break(code);
    }
    watching.clear();
  };

  const perform = async (step: Command) => {
    if (step.do === 'write') tell(server.writePage(step.page, step.text));
    else if (step.do === 'name') tell(server.name(step.title));
    else if (step.do === 'cut') cut(step.code);
    else if (step.do === 'network') {
      // A network that falls silent never delivers what was under way on its sockets.
      if (step.is === 'silent') for (const socket of watching.keys()) dead.add(socket);
      network = step.is;
    } else if (step.do === 'wire') wire = step.is;
    else if (step.do === 'pass') await vi.advanceTimersByTimeAsync(step.ms);
    else if (step.do === 'restart') {
      server.newEpoch();
      cut(1012);
    } else if (step.do === 'rejoin') {
      readers[0]?.close();
      readers[0] = watch();
    } else if (step.do === 'second') {
      readers[1]?.close();
      readers[1] = watch();
    } else if (step.do === 'wake') script.wake(step.why);
    else {
      if (step.do === 'reauthenticate') for (const reader of readers) restarted.add(reader);
      live[step.do]();
    }
  };

  const heal = async () => {
    wire = 'good';
    network = 'up';
    await vi.advanceTimersByTimeAsync(30_000);
    live.reconnect();
    await vi.advanceTimersByTimeAsync(30_000);
  };
  return { server, live, readers, perform, heal };
};

const hold = (withLog: boolean, commands: fc.Arbitrary<Command[]>, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      vi.clearAllTimers();
      const run = createRun(withLog);
      for (const step of steps) await run.perform(step);
      await run.heal();
      expect(run.live.get().status).toBe('open');
      for (const reader of run.readers) expect(reader.held).toEqual(run.server.story);
      run.live.dispose();
    }),
    { numRuns },
  );

describe('the live client against a model of the server', () => {
  it("ends with the server's story, nothing twice and nothing late, whatever the network did", async () => {
    await hold(true, fc.array(command, { maxLength: 30 }), 400);
  }, 60_000);

  it('ends with the story of a server without a log too, as long as its network keeps order', async () => {
    const orderly = command.filter(
      (step) =>
        !(step.do === 'wire' && step.is === 'reordering') && !(step.do === 'network' && step.is === 'silent'),
    );
    await hold(false, fc.array(orderly, { maxLength: 30 }), 200);
  }, 60_000);
});
