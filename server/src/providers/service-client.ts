import { OpenAI, toFile } from 'openai';
import { z } from 'zod';
import { withTimeout } from '../http/with-timeout.ts';
import { classifyFailure, failureInAnswer } from './classify-failure.ts';
import { createLimitedFetch } from './limited-fetch.ts';
import type { ServiceSettings } from './provider-settings.ts';
import { ServiceError } from './service-error.ts';

/** Tokens of a call, and what it cost in dollars where the service says so. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
  cost: number | null;
}

const tokens = z.number().nonnegative().nullish().catch(null);
const UsageObject = z
  .object({
    prompt_tokens: tokens,
    completion_tokens: tokens,
    input_tokens: tokens,
    output_tokens: tokens,
    cost: tokens,
  })
  .partial()
  .nullish()
  .catch(null);

const readUsage = (usage: z.infer<typeof UsageObject>): Usage => ({
  inputTokens: usage?.prompt_tokens ?? usage?.input_tokens ?? 0,
  outputTokens: usage?.completion_tokens ?? usage?.output_tokens ?? 0,
  cost: usage?.cost ?? null,
});

const ErrorAnswer = z.object({ error: z.looseObject({}) });

const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: UsageObject,
});

const Images = z.object({
  data: z.array(z.object({ b64_json: z.string().min(1) })).min(1),
  usage: UsageObject,
});

const Moderation = z.object({ results: z.array(z.object({ flagged: z.boolean() })).min(1) });

/** A PNG file to draw by. */
export interface ReferencePicture {
  name: string;
  bytes: Uint8Array;
  type: string;
}

/**
 * The calls to one service, each sent once. They reject with ServiceError alone. `signal` ends a call at any moment, also while
 * the body is read; the service's own wait does too.
 */
export const createServiceClient = (settings: ServiceSettings, maxBytes: number) => {
  // Every option is given: what is left out, the SDK reads from the environment.
  const client = new OpenAI({
    apiKey: settings.key ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    baseURL: settings.url,
    maxRetries: 0,
    timeout: settings.waitMs,
    logLevel: 'off',
    fetch: createLimitedFetch(maxBytes),
    // A service without keys gets no Authorization header; nobody gets facts about this machine.
    defaultHeaders: {
      ...(settings.key === null ? { Authorization: null } : {}),
      'User-Agent': 'weaversworld',
      'X-Stainless-Lang': null,
      'X-Stainless-Package-Version': null,
      'X-Stainless-OS': null,
      'X-Stainless-Arch': null,
      'X-Stainless-Runtime': null,
      'X-Stainless-Runtime-Version': null,
      'X-Stainless-Retry-Count': null,
      'X-Stainless-Timeout': null,
    },
  });

  const call = <S extends z.ZodType>(
    schema: S,
    signal: AbortSignal,
    send: (options: { signal: AbortSignal }) => Promise<unknown>,
  ): Promise<z.output<S>> =>
    withTimeout(settings.waitMs, signal, async (limited) => {
      try {
        limited.throwIfAborted();
        const answer = await send({ signal: limited });
        const parsed = schema.safeParse(answer);
        if (parsed.success) return parsed.data;
        const failed = ErrorAnswer.safeParse(answer);
        throw failed.success
          ? failureInAnswer(failed.data.error)
          : new ServiceError('bad-answer', { status: 200 });
      } catch (error) {
        throw classifyFailure(error, limited);
      }
    });

  const pictureOf = ({ data, usage }: z.output<typeof Images>) => ({
    base64: data[0]?.b64_json ?? '',
    usage: readUsage(usage),
  });

  return {
    /** A chat completion: its text. Refusals, filtered and cut off answers reject, after `onUsage`: they are paid for as well. */
    complete: async (
      request: Omit<OpenAI.ChatCompletionCreateParamsNonStreaming, 'model'>,
      signal: AbortSignal,
      onUsage: (usage: Usage) => void,
    ): Promise<string> => {
      const { choices, usage } = await call(Completion, signal, (options) =>
        client.chat.completions.create({ ...request, ...settings.body, model: settings.model }, options),
      );
      onUsage(readUsage(usage));
      const [choice] = choices;
      const { content, refusal } = choice?.message ?? {};
      if (refusal || choice?.finish_reason === 'content_filter') throw new ServiceError('refused');
      if (choice?.finish_reason === 'length') throw new ServiceError('cut-off');
      if (!content) throw new ServiceError('bad-answer', { status: 200 });
      return content;
    },
    /** A new picture, in base64. A URL in the answer is never fetched. */
    generate: async (request: { prompt: string; size: string }, signal: AbortSignal) =>
      pictureOf(
        await call(Images, signal, (options) =>
          client.images.generate({ n: 1, ...request, ...settings.body, model: settings.model }, options),
        ),
      ),
    /** A picture drawn by reference pictures, in base64. */
    edit: async (
      request: { prompt: string; size: string; references: readonly ReferencePicture[] },
      signal: AbortSignal,
    ) => {
      const { references, ...rest } = request;
      const image = await Promise.all(
        references.map(({ bytes, name, type }) => toFile(bytes, name, { type })),
      );
      return pictureOf(
        await call(Images, signal, (options) =>
          client.images.edit({ n: 1, ...rest, ...settings.body, image, model: settings.model }, options),
        ),
      );
    },
    /** Whether the service flags a text or a picture (a data URL). */
    isFlagged: async (
      input: OpenAI.ModerationMultiModalInput[] | string,
      signal: AbortSignal,
    ): Promise<boolean> => {
      const { results } = await call(Moderation, signal, (options) =>
        client.moderations.create({ input, model: settings.model }, options),
      );
      return results.some(({ flagged }) => flagged);
    },
  };
};

export type ServiceClient = ReturnType<typeof createServiceClient>;
