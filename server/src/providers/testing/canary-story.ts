import type { StoryRequest } from '../../storyteller/story-plan.ts';
import type { StoryServiceSettings } from '../provider-settings.ts';
import { requestStory } from '../request-story.ts';
import { createResiliencePolicy } from '../resilience-policy.ts';
import { createServiceClient } from '../service-client.ts';
import { sendJson, type TestService } from './test-service.ts';
import { completionOf, writeAnswer } from './write-answer.ts';

/** A request full of names that must not leave. */
export const CANARY_REQUEST: StoryRequest = {
  theme: 'Zephyrine and her brother Quentino build a fire engine',
  desiredEnding: 'they have a big party in Knutsfordia',
  totalPages: 10,
  cast: [
    {
      id: '11',
      name: 'Zephyrine',
      creature: 'fox',
      description: 'shy, likes Aunt Philippine',
      pronouns: 'she/her',
    },
    { id: '12', name: 'Balthasarius Canary', creature: 'robot', description: 'tidy', pronouns: '' },
  ],
  age: 7,
  seed: 'canary-seed-4711',
};
/** All of them, and the name of a sibling. */
export const CANARIES = /zephyrine|quentino|knutsfordia|philippine|balthasarius|canary|4711|leopoldina/i;

/** Has a service tell the request. */
export const requestCanaryStory = (
  service: TestService,
  settings: Partial<StoryServiceSettings> = {},
  options: { waitMs?: number; request?: Partial<StoryRequest>; signal?: AbortSignal } = {},
) => {
  const full: StoryServiceSettings = {
    url: service.url,
    key: 'secret-key',
    model: 'test-writer',
    body: {},
    waitMs: 60_000,
    format: 'json_schema',
    tokensField: 'max_completion_tokens',
    ...settings,
  };
  return requestStory(
    {
      settings: full,
      client: createServiceClient(full, 1_000_000),
      policy: createResiliencePolicy({ atOnce: 2, now: Date.now, onLastingFailure: () => undefined }),
      now: Date.now,
      onUsage: () => undefined,
    },
    { ...CANARY_REQUEST, ...options.request },
    {
      privateNames: ['Leopoldina'],
      deadline: Date.now() + (options.waitMs ?? 60_000),
      signal: options.signal ?? new AbortController().signal,
    },
  );
};

type Change = (answer: ReturnType<typeof writeAnswer>) => unknown;

/** Makes a service answer with a good story, after `change`. */
export const answerWith = (service: TestService, change: Change = (answer) => answer): void =>
  service.on('/chat/completions', ({ json }, response) => {
    const [, user] = (json?.messages ?? []) as { content: string }[];
    sendJson(response, completionOf(JSON.stringify(change(writeAnswer(user?.content ?? '')))));
  });
