import { positionOf, type ServerMessage, type StoryPatch } from '@weaversworld/shared/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeLiveDeps, type FakeSocket } from '../testing/fake-live.ts';
import { createLive } from './create-live.ts';

/*
 * The live client against a model of the server, over a network that refuses, cuts, drops, duplicates and reorders.
 * After the network recovered, every subscriber has the server's story, and received nothing twice or late.
 */
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type HeldStory = { title: string; pages: Record<number, string> };
type Frame = Record<string, unknown>;

const STORY = 7;

/** The server: one story and its log. */
const createServer = (withLog: boolean) => {
  let epoch = 1;
  let log: { seq: number; frame: Frame }[] = [];
  let seq = 0;
  const story: HeldStory = { title: 'Your Story', pages: {} };
  const position = () => (withLog ? { epoch: `e${epoch}`, seq } : {});
  const data = () => ({
    id: STORY,
    title: story.title,
    pages: Object.entries(story.pages).map(([id, text]) => ({ id: Number(id), text })),
  });
  const append = (frame: Frame): Frame => {
    seq += 1;
    const whole = { ...frame, ...position() };
    log.push({ seq, frame: whole });
    return whole;
  };
  return {
    story,
    snapshot: (): StoryPatch => ({ ...data(), ...position() }),
    whole: (): Frame => ({ type: 'story_update', data: data(), is_initial_state: true, ...position() }),
    tail: (after: { epoch: string; seq: number }): Frame[] | null =>
      after.epoch === `e${epoch}`
        ? log.filter((entry) => entry.seq > after.seq).map((entry) => entry.frame)
        : null,
    writePage(id: number, text: string): Frame {
      story.pages[id] = text;
      const pages = [{ id, text }];
      return append({ type: 'page_update', data: { id: STORY, pages }, updated_page_id: id });
    },
    rename(title: string): Frame {
      story.title = title;
      return append({ type: 'title_update', data: { id: STORY, title } });
    },
    /** The log is lost; the story is not. */
    newEpoch() {
      epoch += 1;
      seq = 0;
      log = [];
    },
  };
};

/** A subscriber's merge, by the same rule as the product's. */
const merge = (held: HeldStory, message: ServerMessage): HeldStory => {
  if (message.type === 'title_update') return { ...held, title: message.data.title };
  if (message.type !== 'story_update' && message.type !== 'page_update') return held;
  const { data } = message;
  const received = Object.fromEntries((data.pages ?? []).map(({ id, text }) => [Number(id), text ?? '']));
  const pages = message.type === 'story_update' && data.pages ? received : { ...held.pages, ...received };
  return { title: data.title ?? held.title, pages };
};

type Command =
  | { do: 'write'; page: number; text: string }
  | { do: 'rename'; title: string }
  | { do: 'cut'; code: number }
  | { do: 'network'; is: 'up' | 'refusing' | 'silent' }
  | { do: 'delivery'; is: 'reliable' | 'duplicating' | 'reordering' }
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
    arbitrary: fc.record({ do: fc.constant('rename' as const), title: fc.string({ maxLength: 3 }) }),
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
      do: fc.constant('delivery' as const),
      is: fc.constantFrom('reliable' as const, 'duplicating' as const, 'reordering' as const),
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

/** One run: a server, a network, a client and its subscribers. */
const createRun = (withLog: boolean) => {
  const server = createServer(withLog);
  let network: 'up' | 'refusing' | 'silent' = 'up';
  let delivery: 'reliable' | 'duplicating' | 'reordering' = 'reliable';
  const queues = new Map<FakeSocket, Frame[]>();
  const dead = new Set<FakeSocket>();

  const flush = (socket: FakeSocket) => {
    const queue = queues.get(socket);
    if (!queue || dead.has(socket) || network === 'silent') return;
    const frames = queue.splice(0);
    if (delivery === 'reordering') frames.reverse();
    for (const frame of frames) {
      if (socket.closedWith !== undefined) return;
      socket.receive(frame);
      if (delivery === 'duplicating') socket.receive(frame);
    }
  };
  const send = (socket: FakeSocket, ...frames: Frame[]) => {
    queues.get(socket)?.push(...frames);
    setTimeout(() => flush(socket), 20);
  };
  const broadcast = (frame: Frame) => {
    for (const socket of queues.keys()) if (joined.has(socket)) send(socket, frame);
  };
  const joined = new Set<FakeSocket>();

  const answer = (socket: FakeSocket, frame: FakeSocket['sent'][number]) => {
    // A silent network drops what is sent, as a half-open socket does.
    if (network === 'silent') return;
    if (frame.type === 'ping') return send(socket, { type: 'pong' });
    if (frame.type === 'leave_story') {
      joined.delete(socket);
      return send(socket, { type: 'story_left', story_id: STORY });
    }
    joined.add(socket);
    const after = frame.after as { epoch: string; seq: number } | undefined;
    send(socket, ...((after && server.tail(after)) ?? [server.whole()]));
  };

  const fake = createFakeLiveDeps({
    fetchState: async () => {
      if (network !== 'up') throw new Error('away');
      return server.snapshot();
    },
  });
  const { open } = fake.deps;
  const live = createLive({
    ...fake.deps,
    open: (url) => {
      const socket = open(url) as FakeSocket;
      socket.onSent = (frame) => answer(socket, frame);
      setTimeout(() => {
        if (network === 'refusing') socket.break();
        if (network === 'up') {
          queues.set(socket, []);
          socket.fire('open');
        }
      }, 10);
      return socket;
    },
  });

  /** Adds a subscriber and checks that it receives every message once and in order. */
  const subscribe = () => {
    const subscriber = {
      held: { title: '', pages: {} } as HeldStory,
      position: null as { epoch: string; seq: number } | null,
      leave: () => {},
    };
    subscriber.leave = live.join(STORY, (message) => {
      if (message.type === 'story_left' || message.type === 'error') return;
      const position = message.type === 'pong' ? null : positionOf(message);
      if (
        position !== null &&
        subscriber.position !== null &&
        position.epoch === subscriber.position.epoch &&
        !restarted.has(subscriber)
      )
        expect(position.seq).toBeGreaterThan(subscriber.position.seq);
      restarted.delete(subscriber);
      subscriber.position = position ?? subscriber.position;
      subscriber.held = merge(subscriber.held, message);
    });
    return subscriber;
  };
  /** Subscribers that may receive the present state once more: the visitor changed. */
  const restarted = new Set<ReturnType<typeof subscribe>>();
  const subscribers = [subscribe()];

  const cut = (code: number) => {
    for (const socket of queues.keys()) {
      dead.add(socket);
      joined.delete(socket);
      if (network !== 'silent' && socket.closedWith === undefined) socket.break(code);
    }
    queues.clear();
  };

  const perform = async (step: Command) => {
    if (step.do === 'write') broadcast(server.writePage(step.page, step.text));
    else if (step.do === 'rename') broadcast(server.rename(step.title));
    else if (step.do === 'cut') cut(step.code);
    else if (step.do === 'network') {
      // Frames in flight are lost when the network becomes silent.
      if (step.is === 'silent') for (const socket of queues.keys()) dead.add(socket);
      network = step.is;
    } else if (step.do === 'delivery') delivery = step.is;
    else if (step.do === 'pass') await vi.advanceTimersByTimeAsync(step.ms);
    else if (step.do === 'restart') {
      server.newEpoch();
      cut(1012);
    } else if (step.do === 'rejoin') {
      subscribers[0]?.leave();
      subscribers[0] = subscribe();
    } else if (step.do === 'second') {
      subscribers[1]?.leave();
      subscribers[1] = subscribe();
    } else if (step.do === 'wake') fake.wake(step.why);
    else {
      if (step.do === 'reauthenticate') for (const subscriber of subscribers) restarted.add(subscriber);
      live[step.do]();
    }
  };

  const recover = async () => {
    delivery = 'reliable';
    network = 'up';
    await vi.advanceTimersByTimeAsync(30_000);
    live.reconnect();
    await vi.advanceTimersByTimeAsync(30_000);
  };
  return { server, live, subscribers, perform, recover };
};

const check = (withLog: boolean, commands: fc.Arbitrary<Command[]>, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      vi.clearAllTimers();
      const run = createRun(withLog);
      for (const step of steps) await run.perform(step);
      await run.recover();
      expect(run.live.get().status).toBe('open');
      for (const subscriber of run.subscribers) expect(subscriber.held).toEqual(run.server.story);
      run.live.dispose();
    }),
    { numRuns },
  );

describe('the live client against a model of the server', () => {
  it("ends with the server's story, without duplicate or late messages, whatever the network did", async () => {
    await check(true, fc.array(command, { maxLength: 30 }), 400);
  }, 60_000);

  it('ends with the story of a server without a log too, if the network keeps messages in order', async () => {
    const orderedCommand = command.filter(
      (step) =>
        !(step.do === 'delivery' && step.is === 'reordering') &&
        !(step.do === 'network' && step.is === 'silent'),
    );
    await check(false, fc.array(orderedCommand, { maxLength: 30 }), 200);
  }, 60_000);
});
