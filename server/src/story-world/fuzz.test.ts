import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createVisitor,
  type ListeningServer,
  startListeningServer,
  type TestVisitor,
} from '../testing/listening-server.ts';

let server: ListeningServer;
let visitor: TestVisitor;
let stranger: TestVisitor;
let story: number;
let character: number;

beforeAll(async () => {
  server = await startListeningServer({ LIVE_MESSAGES_PER_MINUTE: '100000' });
  visitor = createVisitor(server.origin);
  stranger = createVisitor(server.origin);
  story = await visitor.makeStory();
  character = await visitor.makeCharacter();
});
afterAll(() => server.close());

const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ maxLength: 120 }));
const anyValue = fc.oneof(anyText, fc.jsonValue({ maxDepth: 2 }), fc.integer(), fc.constant(undefined));
const anyId = fc.oneof(
  fc.constantFrom('0', '-1', '1e9', '9007199254740993', 'null', '%00', '%2e%2e', "'", '7;DROP', '٣'),
  fc.integer().map(String),
  // A URL with a dot as a segment is another URL.
  fc
    .string({ minLength: 1, maxLength: 30 })
    .filter((text) => !/^\.\.?$/.test(text))
    .map((text) => encodeURIComponent(text)),
);

describe('random input to the API', () => {
  it('for characters and stories never causes a 500', async () => {
    const keys = [
      'name',
      'creature',
      'description',
      'pronouns',
      'profile_id',
      'title',
      'theme',
      'desired_ending',
      'characters',
    ];
    const body = fc.oneof(
      fc.dictionary(fc.constantFrom(...keys), anyValue),
      fc.record({ name: anyText, creature: anyText, description: anyText }),
      fc.record({ theme: anyText, desired_ending: anyText, characters: fc.constant([character]) }),
      fc.jsonValue(),
    );
    const call = fc.constantFrom(
      ['POST', '/characters/'],
      ['PUT', `/characters/${character}/`],
      ['POST', '/stories/'],
    );
    await fc.assert(
      fc.asyncProperty(call, body, async ([method = '', path = ''], sent) => {
        const { status, body: response } = await visitor.call(method, path, sent);
        expect(status).toBeLessThan(500);
        if (status < 400) return;
        expect(response).toMatchObject({ error: expect.any(String) });
        expect(['error', 'field', 'support']).toEqual(expect.arrayContaining(Object.keys(response)));
      }),
      { numRuns: 300 },
    );
  });

  it('as ids never causes a 500 and finds nothing', async () => {
    const paths = ['/characters/ID/', '/stories/ID/', '/story/ID/state/', '/pages/ID/image/'];
    const call = fc.constantFrom(
      ...paths.map((path) => ['GET', path]),
      ['DELETE', '/characters/ID/'],
      ['DELETE', '/stories/ID/'],
      ['POST', '/stories/ID/pages/'],
      ['POST', '/stories/ID/toggle-sharing/'],
      ['POST', '/stories/ID/restore/'],
    );
    await fc.assert(
      fc.asyncProperty(call, anyId, async ([method = '', path = ''], id) => {
        const { status } = await stranger.call(method, path.replace('ID', id));
        expect([400, 403, 404, 405]).toContain(status);
      }),
      { numRuns: 300 },
    );
  });
});

describe('random input to a socket', () => {
  it('is answered or ignored, and the connection stays open', async () => {
    const socket = visitor.socket();
    await socket.opened;
    const message = fc.oneof(
      fc.jsonValue().map((value) => JSON.stringify(value)),
      anyText,
      fc
        .record({
          type: fc.constantFrom('join_story', 'leave_story', 'ping', 'x'),
          story_id: fc.oneof(anyValue, fc.constant(story)),
          after: fc.oneof(anyValue, fc.record({ epoch: anyText, seq: fc.integer() })),
        })
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(message, async (sent) => {
        const from = socket.received.length;
        socket.send(sent);
        socket.send({ type: 'ping' });
        await socket.waitFor((one) => one.type === 'pong' && socket.received.indexOf(one) >= from);
      }),
      { numRuns: 300 },
    );
    expect((await socket.join(story)).type).toBe('story_update');
    socket.socket.terminate();
  });
});
