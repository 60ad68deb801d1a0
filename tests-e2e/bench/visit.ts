import type { Browser, CDPSession } from 'playwright';

/** A network and a machine: bits per second, round trip in milliseconds, CPU slowdown factor. */
export interface Profile {
  name: string;
  bitsPerSecond: number;
  roundTripMs: number;
  slowdown: number;
}

/** A screen, and the element whose appearance makes it usable. */
export interface Screen {
  name: string;
  path: string;
  content: string;
  /** Screens that the same visitor opens afterwards, with what was loaded in the cache. */
  next?: Screen[];
}

/** One request of a visit. */
export interface Request {
  url: string;
  kind: string;
  /** Bytes on the wire, headers included. */
  bytes: number;
  /** 1 for the document, 2 for what it links, 3 for what that requests. */
  depth: number;
}

/** One visit with an empty cache; times in milliseconds since the navigation started. */
export interface Visit {
  content: number;
  interactive: number;
  requests: Request[];
}

interface Seen {
  content: number;
  interactive: number;
}

/** Runs in the page: records when the content is painted, and the next idle moment after that. */
const watching = (selector: string): string => `
  globalThis.__seen = new Promise((resolve) => {
    const check = () => {
      if (!document.querySelector(${JSON.stringify(selector)})) return void requestAnimationFrame(check);
      requestAnimationFrame(() => {
        const content = performance.now();
        requestIdleCallback(() => resolve({ content, interactive: performance.now() }));
      });
    };
    check();
  });`;

const listen = (cdp: CDPSession, known: Map<string, Request>): void => {
  const byUrl = new Map<string, Request>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    const stack = initiator.stack ?? { callFrames: [] };
    const from = initiator.url ?? stack.callFrames[0]?.url ?? stack.parent?.callFrames[0]?.url ?? '';
    const depth = (byUrl.get(from)?.depth ?? 0) + 1;
    const one = { url: request.url, kind: String(type), bytes: 0, depth };
    known.set(requestId, one);
    byUrl.set(request.url, one);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = known.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
};

/** Visits a screen in a new browser with an empty cache. */
export const visit = async (
  browser: Browser,
  origin: string,
  screen: Screen,
  profile: Profile | null,
): Promise<Visit> => {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const requests = new Map<string, Request>();
  listen(cdp, requests);
  await cdp.send('Network.enable');
  if (profile) {
    const bytesPerSecond = profile.bitsPerSecond / 8;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.roundTripMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
  }
  await page.addInitScript({ content: watching(screen.content) });
  await page.goto(origin + screen.path, { waitUntil: 'commit', timeout: 60_000 });
  const seen = await page.evaluate<Seen>('globalThis.__seen');
  for (const { path, content } of screen.next ?? []) {
    await page.goto(origin + path);
    await page.locator(content).first().waitFor();
  }
  await context.close();
  return { ...seen, requests: [...requests.values()] };
};
