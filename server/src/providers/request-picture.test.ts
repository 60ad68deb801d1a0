import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawScene } from '../illustrator/index.ts';
import { planStory } from '../storyteller/index.ts';
import { pictureType, readPicture } from './picture-file.ts';
import { plainPicturePrompt } from './picture-prompt.ts';
import { type PictureRequest, requestPicture } from './request-picture.ts';
import { createResiliencePolicy } from './resilience-policy.ts';
import { createServiceClient } from './service-client.ts';
import { JPEG, PNG, WEBP } from './testing/sample-pictures.ts';
import { sendJson, startTestService, type TestService } from './testing/test-service.ts';

const GENERATE = '/images/generations';
const EDIT = '/images/edits';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

const plan = planStory({
  theme: 'Zephyrine and Quentino at the dentist',
  desiredEnding: 'they are proud',
  totalPages: 3,
  cast: [
    {
      id: '1',
      name: 'Zephyrine',
      creature: 'green dragon',
      description: 'wears a red scarf',
      pronouns: 'she/her',
    },
  ],
  age: 5,
  seed: 'canary-seed',
});
const CANARIES = /zephyrine|quentino|canary|leopoldina/i;

const request = (mode: 'generate' | 'edit', more: Partial<PictureRequest> = {}, body = {}) => {
  const settings = {
    url: service.url,
    key: null,
    model: 'painter',
    body,
    waitMs: 60_000,
    mode,
    size: '1536x1024',
  };
  return requestPicture(
    {
      settings,
      client: createServiceClient(settings, 1_000_000),
      policy: createResiliencePolicy({ atOnce: 1, now: Date.now, onLastingFailure: () => undefined }),
      onUsage: () => undefined,
    },
    {
      plan,
      pageNumber: 2,
      draw: async () => drawScene(plan, 2),
      firstPicture: null,
      privateNames: ['Leopoldina'],
      signal: new AbortController().signal,
      ...more,
    },
  );
};

describe('requestPicture', () => {
  it('generates a picture by a prompt without names, which describes who is there', async () => {
    service.on(GENERATE, (_request, response) => sendJson(response, { data: [{ b64_json: PNG }] }));
    const picture = await request('generate', {}, { output_format: 'png' });
    expect(picture).toMatchObject({ type: 'image/png' });
    expect(picture.bytes.toString('base64')).toBe(PNG);
    const { prompt, ...rest } = service.requests[0]?.json ?? {};
    expect(rest).toEqual({ model: 'painter', n: 1, size: '1536x1024', output_format: 'png' });
    // Its colours and clothes are those of the drawings, because a painter does not see the other pages.
    expect(prompt).toMatch(/\(green dragon, wears a red scarf, green, cream belly, red scarf\)/);
    expect(prompt).toMatch(/A page of a book about: \w+ and \w+ at the dentist\./);
    expect(`${prompt}`).not.toMatch(CANARIES);
    expect(`${prompt}`).not.toMatch(/child/i);
  });

  it('edits the embedded drawing, by the look of page 1', async () => {
    service.on(EDIT, (_request, response) => sendJson(response, { data: [{ b64_json: WEBP }] }));
    const firstPicture = readPicture(JPEG);
    const picture = await request('edit', { firstPicture });
    expect(picture.type).toBe('image/webp');
    const sent = service.requests[0];
    const form = await new Response(new Uint8Array(sent?.body ?? []), {
      headers: { 'content-type': sent?.headers['content-type'] ?? '' },
    }).formData();
    const files = form.getAll('image[]') as File[];
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['drawing.png', 'image/png'],
      ['page-1.jpeg', 'image/jpeg'],
    ]);
    expect(pictureType(Buffer.from(await (files[0] as File).arrayBuffer()))).toBe('image/png');
    expect(Buffer.from(await (files[1] as File).arrayBuffer()).toString('base64')).toBe(JPEG);
    expect([...form.keys()].sort()).toEqual(['image[]', 'image[]', 'model', 'n', 'prompt', 'size']);
    expect(sent?.body.toString('latin1')).not.toMatch(CANARIES);
  });

  it('says `child` nowhere in its own words, also of a girl', () => {
    const girls = planStory({
      theme: 'a lost kite',
      desiredEnding: 'they find it',
      totalPages: 3,
      cast: [
        { id: '1', name: 'Ada', creature: 'girl', description: 'brave', pronouns: 'she/her' },
        { id: '2', name: 'Bea', creature: 'princess', description: '', pronouns: 'she/her' },
      ],
      age: 5,
      seed: 'girl',
    });
    for (const scene of girls.scenes) {
      const prompt = plainPicturePrompt(girls, scene);
      expect(prompt).toMatch(/human, still small/);
      expect(prompt).not.toMatch(/child|girl|\bkid/i);
    }
  });

  it('tries a refused prompt once more without a typed word', async () => {
    service.on(GENERATE, ({ json }, response) =>
      String(json?.prompt).includes('scarf')
        ? sendJson(response, { error: { code: 'moderation_blocked' } }, 400)
        : sendJson(response, { data: [{ b64_json: PNG }] }),
    );
    expect((await request('generate')).type).toBe('image/png');
    expect(service.requests).toHaveLength(2);
    expect(service.requests[1]?.json?.prompt).toMatch(/picture-book dragon/);
    expect(service.requests[1]?.json?.prompt).not.toMatch(/dentist|green|\bred\b|scarf|What happens/);
  });

  it.each([
    ['refused twice', 400, { error: { code: 'content_policy_violation' } }, 2, 'refused'],
    ['a failure', 500, {}, 1, 'unavailable'],
    ['a rate limit', 429, {}, 1, 'rate-limited'],
    ['a URL', 200, { data: [{ url: 'http://127.0.0.1/x.png' }] }, 1, 'bad-answer'],
    [
      'no picture',
      200,
      { data: [{ b64_json: Buffer.from('<svg onload="x"/>'.repeat(9)).toString('base64') }] },
      1,
      'bad-answer',
    ],
    ['no base64', 200, { data: [{ b64_json: 'ab c<d' }] }, 1, 'bad-answer'],
    ['half a picture', 200, { data: [{ b64_json: PNG.slice(0, 800) }] }, 1, 'bad-answer'],
  ])('gives up after %s', async (_name, status, body, calls, kind) => {
    service.on(GENERATE, (_request, response) => sendJson(response, body, status));
    await expect(request('generate')).rejects.toMatchObject({ kind });
    expect(service.requests).toHaveLength(calls);
  });

  it('does not send a picture twice that took too long', async () => {
    const wait = new AbortController();
    service.on(GENERATE, () => wait.abort(new DOMException('too late', 'TimeoutError')));
    await expect(request('generate', { signal: wait.signal })).rejects.toMatchObject({ kind: 'timeout' });
    expect(service.requests).toHaveLength(1);
  });
});

describe('readPicture', () => {
  it.each([
    [PNG, 'image/png'],
    [JPEG, 'image/jpeg'],
    [WEBP, 'image/webp'],
    [`data:image/png;base64,${PNG}`, 'image/png'],
  ])('reads a picture', (base64, type) => {
    expect(readPicture(base64)?.type).toBe(type);
  });

  it.each([
    ['an empty text', ''],
    ['a GIF', Buffer.from('GIF89a'.padEnd(64, '0')).toString('base64')],
    ['a PNG that is 1 pixel high', withSides(PNG, 192, 1)],
    ['a PNG of 60,000 pixels', withSides(PNG, 60_000, 60_000)],
  ])('refuses %s', (_name, base64) => {
    expect(readPicture(base64)).toBeNull();
  });
});

function withSides(base64: string, width: number, height: number): string {
  const bytes = Buffer.from(base64, 'base64');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes.toString('base64');
}
