import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';

const Targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1);
const Answer = z.object({ id: z.number(), result: z.unknown() });
const Evaluated = z.object({ result: z.object({ value: z.number() }) });

/** Where a Node process listens once SIGUSR1 has started its inspector. */
const INSPECTOR = 'http://127.0.0.1:9229/json';

const readTargets = async (): Promise<z.infer<typeof Targets>> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return Targets.parse(await (await fetch(INSPECTOR)).json());
    } catch (error) {
      if (tries === 50) throw error;
      await sleep(100);
    }
  }
};

/**
 * Bytes that a Node process has in use after a garbage collection: objects, and buffers outside of the heap. Resident memory would
 * also have what earlier requests left free. It is asked through the inspector, which one process at a time can have.
 */
export const memoryOf = async (pid: number): Promise<number> => {
  process.kill(pid, 'SIGUSR1');
  const [target] = await readTargets();
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const ask = (id: number, method: string, params = {}): Promise<unknown> => {
    const answered = new Promise<unknown>((resolve) =>
      socket.on('message', (data) => {
        const answer = Answer.safeParse(JSON.parse(String(data)));
        if (answer.data?.id === id) resolve(answer.data.result);
      }),
    );
    socket.send(JSON.stringify({ id, method, params }));
    return answered;
  };
  await ask(1, 'HeapProfiler.collectGarbage');
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
  const { result } = Evaluated.parse(await ask(2, 'Runtime.evaluate', { expression }));
  socket.close();
  return result.value;
};
