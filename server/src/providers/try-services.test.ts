import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { JPEG } from './testing/sample-pictures.ts';
import { sendJson, startTestService, type TestService } from './testing/test-service.ts';
import { completionOf, writeAnswer } from './testing/write-answer.ts';
import { runTryServices } from './try-services.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

/** The operator's command, as a process of its own. */
const runCommand = (env: Record<string, string>): Promise<{ code: number | null; out: string }> =>
  new Promise((done) => {
    const args = ['--import', 'tsx', 'server/src/try-outside-services.ts'];
    const child = spawn(process.execPath, args, { cwd: ROOT, env: { PATH: process.env.PATH ?? '', ...env } });
    let out = '';
    child.stdout.on('data', (data) => (out += String(data)));
    child.stderr.on('data', (data) => (out += String(data)));
    child.on('close', (code) => done({ code, out }));
  });

const run = async (env: Record<string, string>): Promise<{ code: number; out: string }> => {
  let out = '';
  const code = await runTryServices(env, (line) => (out += `${line}\n`));
  return { code, out };
};

const settings = () => ({
  STORY_AI_URL: service.url,
  STORY_AI_MODEL: 'writer',
  STORY_AI_KEY: 'secret-key',
  PICTURE_AI_URL: service.url,
  PICTURE_AI_MODEL: 'painter',
  CHECK_AI_URL: service.url,
  CHECK_AI_MODEL: 'checker',
});

it('says what works, how long it takes and what it costs', async () => {
  service.on('/chat/completions', ({ json }, response) => {
    const [, user] = (json?.messages ?? []) as { content: string }[];
    const usage = { prompt_tokens: 2000, completion_tokens: 1500, cost: 0.0125 };
    sendJson(response, { ...completionOf(JSON.stringify(writeAnswer(user?.content ?? ''))), usage });
  });
  service.on('/images/generations', (_request, response) =>
    sendJson(response, { data: [{ b64_json: JPEG }] }),
  );
  service.on('/moderations', (_request, response) => sendJson(response, { results: [{ flagged: false }] }));
  const { code, out } = await runCommand(settings());
  expect(out).toMatch(
    /works {3}text \(writer\), [\d.]+ s: “.+”, 1 call; 2000 tokens in, 1500 out, \$0\.0125/,
  );
  expect(out).toMatch(/schema: kept/);
  expect(out).toMatch(/works {3}pictures, generate \(painter\)/);
  expect(out).toMatch(/FAILED {2}pictures, edit \(painter\), [\d.]+ s: settings \(status 404\)/);
  expect(out).toMatch(/works {3}moderation of texts/);
  expect(out).toMatch(/works {3}moderation of pictures/);
  expect(out).not.toContain('secret-key');
  expect(code).toBe(0);
});

it('tries page 2 too when pictures are edited, with page 1’s picture as second reference', async () => {
  service.on('/images/edits', (_request, response) => sendJson(response, { data: [{ b64_json: JPEG }] }));
  service.on('/chat/completions', (_request, response) => sendJson(response, {}, 503));
  const { out } = await run({
    PICTURE_AI_URL: service.url,
    PICTURE_AI_MODEL: 'painter',
    PICTURE_AI_MODE: 'edit',
  });
  expect(out).toMatch(/works {3}pictures, edit \(painter\)/);
  expect(out).toMatch(/works {3}page 2’s pictures, edit \(painter\)/);
  const edits = service.requests.filter(({ path }) => path === '/images/edits');
  expect(edits.map(({ body }) => String(body).match(/filename=/g)?.length)).toEqual([1, 2]);
});

it('says what to do about what does not work', async () => {
  service.on('/chat/completions', (_request, response) => sendJson(response, { error: {} }, 401));
  const { STORY_AI_URL, STORY_AI_MODEL } = settings();
  const { code, out } = await run({ STORY_AI_URL, STORY_AI_MODEL });
  expect(out).toMatch(
    /FAILED {2}text \(writer\).*settings \(status 401\)\. The key, the address or the model/,
  );
  expect(code).toBe(1);
});

it.each([
  [{}, /No outside service is set/],
  [{ STORY_AI_URL: 'http://localhost:1/v1' }, /STORY_AI_MODEL must be set/],
])('explains settings %j that are not enough', async (env: Record<string, string>, message) => {
  const { code, out } = await run(env);
  expect(out).toMatch(message);
  expect(code).toBe(1);
});
