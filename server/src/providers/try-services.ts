import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { drawScene } from '../illustrator/index.ts';
import { planStory } from '../storyteller/index.ts';
import type { StoryPlan, StoryRequest } from '../storyteller/story-plan.ts';
import type { RasterFile } from './picture-file.ts';
import {
  type PictureServiceSettings,
  type ProviderSettings,
  readProviderSettings,
  type ServiceSettings,
  type StoryServiceSettings,
} from './provider-settings.ts';
import { requestPicture } from './request-picture.ts';
import { requestStory, StoryRejectedError } from './request-story.ts';
import { createResiliencePolicy } from './resilience-policy.ts';
import { createServiceClient, type Usage } from './service-client.ts';
import { type FailureKind, ServiceError } from './service-error.ts';
import { readStoryResponse } from './story-response.ts';

/** A request with nobody's words. */
const SAMPLE: StoryRequest = {
  theme: 'a tram that is afraid of tunnels',
  desiredEnding: 'the tram rings its bell in the dark',
  totalPages: 10,
  cast: [
    { id: '1', name: 'Mirabel', creature: 'fox', description: 'shy, wears a red scarf', pronouns: 'she/her' },
    { id: '2', name: 'Bolt', creature: 'robot', description: 'tidy, counts everything', pronouns: '' },
  ],
  age: 7,
  seed: 'try',
};

const MAX_BYTES = 17_000_000;

/** What to do about a failure. */
const ADVICE: Record<FailureKind, string> = {
  timeout: 'No answer within the wait. Try a faster model, or raise the _WAIT_MS variable.',
  unavailable: 'The service cannot be reached, or failed itself. Is it running at this address?',
  'bad-answer': 'The answer is not what an OpenAI-compatible service sends. Does the base URL end in /v1?',
  'cut-off': 'The answer stopped at its length limit. Raise it in _BODY, or turn reasoning down.',
  'rate-limited': 'The service wants to be asked less often.',
  quota: 'The account at the service is empty.',
  settings: 'The key, the address or the model is not accepted.',
  rejected:
    'The service does not know a field. Try STORY_AI_TOKENS=max_tokens, another STORY_AI_FORMAT, or another PICTURE_AI_SIZE.',
  refused: 'The service refused a harmless request. Try another model.',
  'not-asked': 'The service was not asked.',
  withdrawn: 'A parent withdrew consent.',
  aborted: 'Stopped.',
};

type Print = (line: string) => void;

const explain = (error: unknown): string => {
  if (error instanceof ServiceError)
    return `${error.kind}${error.status === null ? '' : ` (status ${error.status})`}. ${ADVICE[error.kind]}`;
  if (error instanceof StoryRejectedError)
    return `answered, but no story that may be shown:\n    ${error.findings.join('\n    ')}`;
  throw error;
};

const costs = (usages: readonly Usage[]): string => {
  const sum = (of: (usage: Usage) => number) => usages.reduce((total, usage) => total + of(usage), 0);
  const tokens = `${sum((usage) => usage.inputTokens)} tokens in, ${sum((usage) => usage.outputTokens)} out`;
  const priced = usages.some(({ cost }) => cost !== null);
  return priced
    ? `${tokens}, $${sum((usage) => usage.cost ?? 0).toFixed(4)}`
    : `${tokens}; the service names no price`;
};

const connect = <S extends ServiceSettings>(settings: S) => ({
  settings,
  client: createServiceClient(settings, MAX_BYTES),
  policy: createResiliencePolicy({ atOnce: 1, now: Date.now, onLastingFailure: () => undefined }),
});

/** Runs one trial and prints how long it took and what came of it; false when it failed. */
const attempt = async (print: Print, name: string, trial: () => Promise<string>): Promise<boolean> => {
  const startedAt = performance.now();
  const [worked, text] = await trial().then(
    (result) => [true, result] as const,
    (error: unknown) => [false, explain(error)] as const,
  );
  print(
    `${worked ? 'works ' : 'FAILED'}  ${name}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${text}`,
  );
  return worked;
};

const never = new AbortController().signal;

const tryStory = async (print: Print, story: StoryServiceSettings, keep: (plan: StoryPlan) => void) => {
  const service = connect(story);
  const usages: Usage[] = [];
  const answers: string[] = [];
  const complete: typeof service.client.complete = async (request, signal, onUsage) => {
    const answer = await service.client.complete(request, signal, onUsage);
    answers.push(answer);
    return answer;
  };
  return attempt(print, `text (${story.model})`, async () => {
    const written = await requestStory(
      { ...service, client: { complete }, now: Date.now, onUsage: (usage) => usages.push(usage) },
      SAMPLE,
      { privateNames: [], deadline: Date.now() + story.waitMs, signal: never },
    );
    keep(written.plan);
    const last = answers.at(-1) ?? '';
    const keepsSchema = isJson(last) && isDeepStrictEqual(JSON.parse(last), readStoryResponse(last, []));
    return [
      `“${written.plan.title}”, ${written.calls} ${written.calls === 1 ? 'call' : 'calls'}; ${costs(usages)}`,
      `schema: ${keepsSchema ? 'kept' : 'not kept to the letter; it was read all the same'}`,
      `matters of taste: ${written.slight.length === 0 ? 'none' : written.slight.join(' ')}`,
      `page 1: ${written.plan.scenes[0]?.text}`,
    ].join('\n        ');
  });
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const tryPicture = async (
  print: Print,
  picture: PictureServiceSettings,
  {
    plan,
    pageNumber,
    firstPicture,
  }: { plan: StoryPlan; pageNumber: number; firstPicture: RasterFile | null },
  keep: (file: RasterFile) => void,
) => {
  const service = connect(picture);
  return attempt(
    print,
    `${pageNumber === 1 ? '' : `page ${pageNumber}’s `}pictures, ${picture.mode} (${picture.model})`,
    async () => {
      const usages: Usage[] = [];
      const file = await requestPicture(
        { ...service, onUsage: (usage) => usages.push(usage) },
        {
          plan,
          pageNumber,
          draw: async () => drawScene(plan, pageNumber),
          firstPicture,
          privateNames: [],
          signal: never,
        },
      );
      keep(file);
      const path = join(
        mkdtempSync(join(tmpdir(), 'weaversworld-')),
        `page-${pageNumber}.${file.type.slice('image/'.length)}`,
      );
      writeFileSync(path, file.bytes);
      return `${Math.round(file.bytes.length / 1024)} kB ${file.type}, saved as ${path}; ${costs(usages)}`;
    },
  );
};

const tryCheck = (
  print: Print,
  check: ServiceSettings,
  input: Parameters<ReturnType<typeof createServiceClient>['isFlagged']>[0],
  name: string,
) =>
  attempt(print, `moderation of ${name} (${check.model})`, async () =>
    (await connect(check).client.isFlagged(input, never)) ? 'flagged, though it is harmless' : 'not flagged',
  );

/** Asks every service that is set once, and prints what works. Resolves to false when something does not. */
const tryServices = async (settings: ProviderSettings, print: Print): Promise<boolean> => {
  const results: boolean[] = [];
  let plan = planStory(SAMPLE);
  if (settings.story !== null)
    results.push(await tryStory(print, settings.story, (written) => (plan = written)));
  let painted: RasterFile | null = null;
  if (settings.picture !== null) {
    const { mode } = settings.picture;
    const first = { plan, pageNumber: 1, firstPicture: null };
    results.push(await tryPicture(print, settings.picture, first, (file) => (painted = file)));
    // Later pages are sent with two reference pictures, which not every service takes.
    const second = { plan, pageNumber: 2, firstPicture: painted };
    if (mode === 'edit' && painted !== null)
      results.push(await tryPicture(print, settings.picture, second, () => undefined));
    const other = mode === 'edit' ? 'generate' : 'edit';
    print(`        also, with PICTURE_AI_MODE=${other}:`);
    await tryPicture(print, { ...settings.picture, mode: other }, first, () => undefined);
  }
  if (settings.check !== null) {
    results.push(
      await tryCheck(print, settings.check, plan.scenes.map(({ text }) => text).join('\n'), 'texts'),
    );
    const file = painted as RasterFile | null;
    const url = file && `data:${file.type};base64,${file.bytes.toString('base64')}`;
    if (url !== null)
      results.push(
        await tryCheck(print, settings.check, [{ type: 'image_url', image_url: { url } }], 'pictures'),
      );
  }
  return !results.includes(false);
};

/** Tries the services that the environment names, and prints what works or which setting is wrong. Resolves to the exit code. */
export const runTryServices = async (env: NodeJS.ProcessEnv, print: Print): Promise<number> => {
  try {
    const settings = readProviderSettings(readConfig(env));
    if (settings !== null) return (await tryServices(settings, print)) ? 0 : 1;
    print(
      'No outside service is set. Set STORY_AI_URL and STORY_AI_MODEL, or PICTURE_AI_URL and PICTURE_AI_MODEL.',
    );
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    print(error.message);
  }
  return 1;
};
