import { createVisitor } from './visitor.ts';

/*
 * Visitors, each from an address of its own, that create stories and pages as fast as they are answered. Started by
 * load.ts; reports once all of them are busy, and how often each status was answered when it is asked to stop.
 */

const [origin = '', count = '50'] = process.argv.slice(2);
const statuses: Record<string, number> = {};
let stopped = false;

const abuse = async (n: number, busy: () => void): Promise<void> => {
  const visitor = createVisitor(origin, `198.51.100.${n}`);
  const write = async (path: string, body?: unknown): Promise<number | null> => {
    const answer = await visitor.call('POST', path, body);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    return answer.status === 201 ? answer.body.id : null;
  };
  const fox = await visitor.createCharacter();
  busy();
  while (!stopped) {
    const story = await write('/stories/', {
      theme: 'The moon',
      desired_ending: 'Everyone eats cake',
      characters: [fox],
    });
    if (story !== null) await write(`/stories/${story}/pages/`);
  }
};

process.once('message', () => {
  stopped = true;
});
const loops: Promise<void>[] = [];
await Promise.all(
  Array.from({ length: Number(count) }, (_, n) => new Promise<void>((busy) => loops.push(abuse(n, busy)))),
);
process.send?.('busy');
await Promise.all(loops);
process.send?.(statuses);
process.disconnect();
