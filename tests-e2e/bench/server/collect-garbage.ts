import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';

const Targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1);

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

/** Makes a Node process collect its garbage, through its inspector; one process at a time can have it. */
export const collectGarbage = async (pid: number): Promise<void> => {
  process.kill(pid, 'SIGUSR1');
  const [target] = await readTargets();
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const answered = new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await answered;
  socket.close();
};
