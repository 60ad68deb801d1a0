import { type AddressInfo, createServer } from 'node:net';

/** A TCP port of this machine that no process listened on a moment ago. */
export const freePort = (host = 'localhost'): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
