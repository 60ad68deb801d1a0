import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { type Bare, loopback } from './measure.ts';
import { memoryOf } from './memory-of.ts';
import type { Stage } from './stage.ts';
import { openSubscribers, type Subscribers } from './subscribers.ts';

const quantile = (values: number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** Times as much as raw `ws`, and the memory of one socket in bytes. */
export interface SocketFigures {
  p50: number;
  p99: number;
  socketBytes: number;
  bareSocketBytes: number;
}

const StoryPages = z.object({ pages: z.array(z.object({ image_status: z.string() })) });

const FIRST_SOCKETS = 200;
const PAGES = 5;
const CHECK_MS = 100;

/** Opens the subscribers, the same number at each server. */
const openOnAll = async (stage: Stage, count: number): Promise<Subscribers[]> => {
  const join = JSON.stringify({ type: 'join_story', story_id: stage.story });
  const opened: Subscribers[] = [];
  for (const { origin } of stage.servers)
    opened.push(
      await openSubscribers({
        origin: loopback(origin),
        path: '/ws/weaversworld/',
        cookie: stage.cookie,
        count: Math.ceil(count / stage.servers.length),
        join,
      }),
    );
  return opened;
};

/** Begins the next page; throws when it may not be begun: subscribers would wait for the rest of the page before it. */
const beginPage = async ({ visitor }: Stage, story: number): Promise<void> => {
  const { status } = await visitor.call('POST', `/stories/${story}/pages/`);
  if (status !== 202) throw new Error(`A page could not be begun: ${status}`);
};

/** Waits for the text and the picture of all pages, whose events are not measured. */
const untilDrawn = async ({ visitor }: Stage, story: number): Promise<void> => {
  const isDrawn = async () => {
    const { body } = await visitor.call('GET', `/stories/${story}/`);
    return StoryPages.parse(body).pages.every(({ image_status }) => image_status === 'completed');
  };
  while (!(await isDrawn())) await setTimeout(CHECK_MS);
};

/** Fan-out to `count` subscribers in all, and the memory of one socket, of the product and of raw `ws`. */
export const measureSockets = async (stage: Stage, bare: Bare, count: number): Promise<SocketFigures> => {
  const story = await stage.visitor.createStory();
  const watched = { ...stage, story };
  const memory = () => memoryOf(stage.servers[0]?.pid() ?? 0);
  const bareMemory = async () => Number(await (await fetch(`${bare.origin}/memory`)).text());
  const openOnBare = (sockets: number) => openSubscribers({ origin: bare.origin, path: '/', count: sockets });
  // What the first sockets load and compile is not theirs alone.
  for (const first of [...(await openOnAll(watched, FIRST_SOCKETS)), await openOnBare(FIRST_SOCKETS)])
    first.close();
  const [before, bareBefore] = [await memory(), await bareMemory()];
  const subscribers = await openOnAll(watched, count);
  const socketBytes = ((await memory()) - before) / Math.ceil(count / stage.servers.length);
  const raw = await openOnBare(count);
  const bareSocketBytes = ((await bareMemory()) - bareBefore) / count;
  try {
    const times: number[] = [];
    const bareTimes: number[] = [];
    for (let page = 0; page < PAGES; page += 1) {
      const request = () => beginPage(stage, story);
      // The last ones begin to listen last, and make the request.
      const parts = await Promise.all(
        subscribers.map((some, at) =>
          some.measure(at === subscribers.length - 1 ? request : async () => undefined),
        ),
      );
      times.push(...parts.flatMap(({ ms }) => ms));
      await untilDrawn(stage, story);
      const bytes = parts[0]?.bytes ?? 0;
      const plain = await raw.measure(() => fetch(`${bare.origin}/broadcast/${bytes}`, { method: 'POST' }));
      bareTimes.push(...plain.ms);
    }
    return {
      p50: quantile(times, 0.5) / quantile(bareTimes, 0.5),
      p99: quantile(times, 0.99) / quantile(bareTimes, 0.99),
      socketBytes,
      bareSocketBytes,
    };
  } finally {
    for (const some of [...subscribers, raw]) some.close();
  }
};
