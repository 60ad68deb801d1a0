import { withTimeout } from '../http/with-timeout.ts';
import { StoryPlan, type StoryRequest } from '../storyteller/story-plan.ts';
import { checkStory } from './check-story.ts';
import type { StoryServiceSettings } from './provider-settings.ts';
import { createPseudonymizer, NameLeftOverError, type Pseudonymizer } from './pseudonymizer.ts';
import type { ResiliencePolicy } from './resilience-policy.ts';
import type { ServiceClient, Usage } from './service-client.ts';
import { ServiceError } from './service-error.ts';
import { repairMessage, storyInstructions, storyMessage } from './story-prompt.ts';
import { readStoryResponse, strictJsonSchema } from './story-response.ts';
import { toStoryPlan } from './to-story-plan.ts';

/** A second call is made only with this much of the wait left, and more than the first one took. */
const MIN_REPAIR_MS = 2500;
/** With fewer slight findings a child is not kept waiting for a second call. */
const SLIGHT_WORTH_A_CALL = 4;
/** Of the wait, what is kept back for the moderation service. */
const CHECK_RESERVE_MS = 1500;
/** Tokens of the plan and of models that reason, and of one page with its notes. */
const TOKENS = { base: 3000, page: 450 };

/** The service answered, but with no story that may be shown. `findings` are counted in logs and shown to operators only. */
export class StoryRejectedError extends Error {
  readonly findings: readonly string[];
  constructor(findings: readonly string[]) {
    super('The service wrote no story that can be shown');
    this.findings = findings;
  }
}

/** A moderation service flagged the story. */
export class StoryFlaggedError extends Error {}

export interface RequestStoryDeps {
  settings: StoryServiceSettings;
  client: Pick<ServiceClient, 'complete'>;
  policy: ResiliencePolicy;
  now(): number;
  onUsage(usage: Usage): void;
  /** Asks a moderation service about the story, as the text service wrote it, without real names. */
  isFlagged?(text: string, signal: AbortSignal): Promise<boolean>;
}

export interface RequestStoryOptions {
  /** Names in the family, beside those of the cast. */
  privateNames: readonly string[];
  /** Milliseconds since 1970. */
  deadline: number;
  signal: AbortSignal;
}

/** A story and how it came about. */
export interface RequestedStory {
  plan: StoryPlan;
  /** Findings that were left. */
  slight: readonly string[];
  calls: number;
}

/** An answer as it was read. `prose` has the invented names. */
type Draft =
  | { plan: StoryPlan; prose: string; grave: readonly string[]; slight: readonly string[] }
  | { plan: null; grave: readonly string[] };
type Usable = Extract<Draft, { prose: string }>;

const isUsable = (draft: Draft): draft is Usable => draft.plan !== null && draft.grave.length === 0;

const readDraft = (text: string, request: StoryRequest, pseudonymizer: Pseudonymizer): Draft => {
  const response = readStoryResponse(text, pseudonymizer.castNames);
  if (response === null) return { plan: null, grave: ['The answer does not have the required form.'] };
  const inOrder = response.pages.every(({ page }, i) => page === i + 1);
  if (response.pages.length !== request.totalPages || !inOrder)
    return {
      plan: null,
      grave: [
        `There must be exactly the pages 1 to ${request.totalPages}, in order; there are ${response.pages.length}.`,
      ],
    };
  try {
    const { data: plan } = StoryPlan.safeParse(toStoryPlan(response, request, pseudonymizer));
    if (plan === undefined) return { plan: null, grave: ['The answer does not have the required form.'] };
    const prose = [response.title, ...response.pages.map(({ text }) => text)].join('\n');
    return { plan, prose, ...checkStory(plan) };
  } catch (error) {
    if (!(error instanceof NameLeftOverError)) throw error;
    return { plan: null, grave: ['A name is written in another form than it was given.'] };
  }
};

/** How the form of the answer is asked for. */
const responseFormat = ({ format }: StoryServiceSettings) => {
  if (format === 'none') return {};
  if (format === 'json_object') return { response_format: { type: 'json_object' as const } };
  return {
    response_format: {
      type: 'json_schema' as const,
      json_schema: { name: 'picture_book', strict: true, schema: strictJsonSchema() },
    },
  };
};

/**
 * Has a service plan and write a whole story in one call, under invented names, and checks it; one more call mends what was found,
 * if there is time before `deadline` (in milliseconds since 1970). Rejects with ServiceError,
 * StoryRejectedError or StoryFlaggedError.
 */
export const requestStory = (
  deps: RequestStoryDeps,
  request: StoryRequest,
  options: RequestStoryOptions,
): Promise<RequestedStory> =>
  withTimeout(Math.max(0, options.deadline - deps.now()), options.signal, (signal) =>
    askAndRepair(deps, request, { ...options, signal }),
  );

const askAndRepair = async (
  deps: RequestStoryDeps,
  request: StoryRequest,
  { privateNames, deadline, signal }: RequestStoryOptions,
): Promise<RequestedStory> => {
  const { settings, client, policy, now } = deps;
  const pseudonymizer = createPseudonymizer(request, privateNames);
  const schemaInPrompt =
    settings.format === 'json_schema'
      ? ''
      : `\n\nTHE ANSWER is one JSON object by this JSON Schema, and nothing else:\n${JSON.stringify(strictJsonSchema())}`;
  const messages = [
    { role: 'system' as const, content: storyInstructions(request) + schemaInPrompt },
    { role: 'user' as const, content: storyMessage(request, pseudonymizer) },
  ];
  const ask = (
    more: { role: 'assistant' | 'user'; content: string }[],
    limit: AbortSignal,
  ): Promise<string> =>
    policy.run(
      (limited) =>
        client.complete(
          {
            messages: [...messages, ...more],
            [settings.tokensField]: TOKENS.base + TOKENS.page * request.totalPages,
            ...responseFormat(settings),
          },
          limited,
          deps.onUsage,
        ),
      limit,
    );
  const accept = async ({ plan, prose, slight }: Usable, calls: number): Promise<RequestedStory> => {
    if (await deps.isFlagged?.(prose, signal)) throw new StoryFlaggedError();
    return { plan, slight, calls };
  };

  const startedAt = now();
  const answer = await ask([], signal);
  const first = readDraft(answer, request, pseudonymizer);
  const took = now() - startedAt;
  const repairUntil = deadline - (deps.isFlagged === undefined ? 0 : CHECK_RESERVE_MS);
  const isTimeLeft = repairUntil - now() > Math.max(MIN_REPAIR_MS, took);
  if (isUsable(first) && (!isTimeLeft || first.slight.length < SLIGHT_WORTH_A_CALL)) return accept(first, 1);
  if (!isTimeLeft) throw new StoryRejectedError(first.grave);

  const findings = [...first.grave, ...(first.plan === null ? [] : first.slight)];
  // For matters of taste a child does not wait until the deadline.
  const worthwhileMs = isUsable(first) ? Math.max(MIN_REPAIR_MS, took * 1.5) : Number.POSITIVE_INFINITY;
  const repairMs = Math.min(worthwhileMs, repairUntil - now());
  const second = await withTimeout(repairMs, signal, (limited) =>
    ask(
      [
        { role: 'assistant', content: answer },
        { role: 'user', content: repairMessage(findings, pseudonymizer) },
      ],
      limited,
    ),
  ).then(
    (text) => readDraft(text, request, pseudonymizer),
    (error: unknown) => {
      if (isUsable(first) && error instanceof ServiceError) return first;
      throw error;
    },
  );
  const best = [second, first].filter(isUsable).sort((a, b) => a.slight.length - b.slight.length)[0];
  if (best === undefined) throw new StoryRejectedError(second.grave);
  return accept(best, 2);
};
