import { z } from 'zod';

/*
 * Settings of outside text, picture and moderation services. All are optional: without `STORY_AI_URL` and `PICTURE_AI_URL` no request
 * leaves the server. Names, defaults and the services they fit are in docs/outside-services.md.
 */

/** One service as it is called. */
export interface ServiceSettings {
  /** Base URL without a slash at the end; `/chat/completions` and the like are appended. */
  url: string;
  /** Null for services without keys. */
  key: string | null;
  model: string;
  /** Further fields of the request body. */
  body: Record<string, unknown>;
  waitMs: number;
}

/** The text service. */
export interface StoryServiceSettings extends ServiceSettings {
  format: 'json_schema' | 'json_object' | 'none';
  tokensField: 'max_completion_tokens' | 'max_tokens';
}

/** The picture service. */
export interface PictureServiceSettings extends ServiceSettings {
  mode: 'generate' | 'edit';
  size: string;
}

/** Everything about outside services; null for those that are not set. */
export interface ProviderSettings {
  story: StoryServiceSettings | null;
  picture: PictureServiceSettings | null;
  check: ServiceSettings | null;
  storiesPerDay: number;
  picturesPerDay: number;
  picturesTotalPerDay: number;
  atOnce: number;
  /** Whom parents are asked about. */
  notice: { name: string; url: string | null };
}

const integer = (error: string, min: number, max: number) =>
  z.coerce.number(error).int(error).min(min, error).max(max, error);
const count = (max: number) => integer(`must be a whole number from 0 to ${max}`, 0, max);
const wait = (max: number) =>
  integer(`must be a whole number of milliseconds from 1000 to ${max}`, 1000, max);

/** Hosts that plain http may reach: this machine, and names and addresses of a private network. */
const isPrivateHost = (host: string): boolean =>
  isLoopback(host) ||
  (!host.includes('.') && !host.startsWith('[')) ||
  /\.(local|internal|lan|localdomain|home\.arpa)$/.test(host) ||
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)[\d.]+$/.test(host) ||
  /^\[(f[cd]|fe[89ab])/.test(host);

const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host) || host.endsWith('.localhost');

const BaseUrl = z.string().transform((value, context) => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    return refuse('must be the base URL of the service, like http://localhost:11434/v1');
  const url = new URL(value);
  if (url.username !== '' || url.password !== '')
    return refuse('must not contain a password: put the key into the variable that ends in _KEY');
  if (url.search !== '' || url.hash !== '') return refuse('must not have a query or a fragment');
  if (/\/(chat\/completions|images\/(generations|edits)|moderations)\/*$/.test(url.pathname))
    return refuse('must be the base URL, which mostly ends in /v1: leave out /chat/completions and the like');
  if (url.protocol === 'http:' && !isPrivateHost(url.hostname))
    return refuse('must begin with https://, because what children typed would cross the internet readable');
  return value.replace(/\/+$/, '');
});

/** Fields that the server sets itself, that would change what an answer looks like, or that identify a user. */
const RESERVED_FIELDS = new Set(
  'messages model stream stream_options n response_format tools tool_choice functions function_call user metadata prompt image mask input safety_identifier prompt_cache_key previous_response_id'.split(
    ' ',
  ),
);
/** Picture services have formats of their own under this name, e.g. `{"response_format":"b64_json"}`. */
const PICTURE_FIELDS = new Set(['response_format']);

const bodyFields = (allowed: ReadonlySet<string>) =>
  z
    .string()
    .default('{}')
    .transform((text, context): Record<string, unknown> => {
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      };
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        return refuse('must be a JSON object, like {"temperature":0.9}');
      }
      const parsed = z.record(z.string(), z.unknown()).safeParse(value);
      if (!parsed.success || Array.isArray(value))
        return refuse('must be a JSON object, like {"temperature":0.9}');
      const reserved = Object.keys(parsed.data).find(
        (name) => RESERVED_FIELDS.has(name) && !allowed.has(name),
      );
      return reserved === undefined
        ? parsed.data
        : refuse(`must not contain "${reserved}", which the server sets`);
    });

const Key = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must have no spaces or line breaks')
  .optional();

/** The environment variables, to be spread into the server's own. */
export const providerVariables = {
  STORY_AI_URL: BaseUrl.optional(),
  STORY_AI_KEY: Key,
  STORY_AI_MODEL: z.string().optional(),
  /** How the answer's form is asked for: a strict JSON schema, any JSON object, or by the prompt alone. */
  STORY_AI_FORMAT: z
    .enum(['json_schema', 'json_object', 'none'], { error: 'must be json_schema, json_object or none' })
    .default('json_schema'),
  /** The name of the field that limits the answer's length. */
  STORY_AI_TOKENS: z
    .enum(['max_completion_tokens', 'max_tokens'], { error: 'must be max_completion_tokens or max_tokens' })
    .default('max_completion_tokens'),
  STORY_AI_BODY: bodyFields(new Set()),
  /** Milliseconds after which a child gets the embedded storyteller's text. */
  STORY_AI_WAIT_MS: wait(300_000).default(20_000),
  PICTURE_AI_URL: BaseUrl.optional(),
  PICTURE_AI_KEY: Key,
  PICTURE_AI_MODEL: z.string().optional(),
  PICTURE_AI_MODE: z.enum(['generate', 'edit'], { error: 'must be generate or edit' }).default('generate'),
  PICTURE_AI_SIZE: z
    .string()
    .regex(/^(\d{3,4}x\d{3,4}|auto)$/, 'must be a size that the service has, like 1536x1024, or auto')
    .default('1536x1024'),
  PICTURE_AI_BODY: bodyFields(PICTURE_FIELDS),
  PICTURE_AI_WAIT_MS: wait(900_000).default(150_000),
  CHECK_AI_URL: BaseUrl.optional(),
  CHECK_AI_KEY: Key,
  CHECK_AI_MODEL: z.string().optional(),
  CHECK_AI_WAIT_MS: wait(60_000).default(5_000),
  /** A family's stories and pictures by services per day, everybody's pictures per day, and calls at once to each service. */
  AI_STORIES_PER_DAY: count(100_000).default(5),
  AI_PICTURES_PER_DAY: count(100_000).default(60),
  AI_PICTURES_TOTAL_PER_DAY: count(10_000_000).default(500),
  AI_AT_ONCE: integer('must be a whole number from 1 to 100', 1, 100).default(2),
  /** Who receives the texts, for the question to parents, and the address of their privacy notice. */
  AI_NOTICE_NAME: z.string().trim().min(1).max(100).optional(),
  AI_NOTICE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be the address of a privacy notice, like https://example.org/privacy',
    })
    .optional(),
};

type Variables = z.output<z.ZodObject<typeof providerVariables>>;

const SERVICES = ['STORY_AI', 'PICTURE_AI', 'CHECK_AI'] as const;

/** What is wrong with variables that belong together, as a sentence; null when nothing is. `env` has the raw environment. */
export const findProviderProblem = (
  variables: Variables,
  env: Record<string, string | undefined>,
): string | null => {
  for (const service of SERVICES) {
    const [url, model, key] = [
      variables[`${service}_URL`],
      variables[`${service}_MODEL`],
      variables[`${service}_KEY`],
    ];
    if (url === undefined && (model !== undefined || key !== undefined))
      return `${service}_URL must be set beside ${service}_${model === undefined ? 'KEY' : 'MODEL'}: the base URL of the service.`;
    if (url !== undefined && model === undefined)
      return `${service}_MODEL must be set beside ${service}_URL: there is no default, because models are withdrawn within months.`;
  }
  const urls = SERVICES.flatMap((service) => variables[`${service}_URL`] ?? []);
  if (urls.length === 0) return null;
  if (variables.STORY_AI_URL === undefined && variables.PICTURE_AI_URL === undefined)
    return 'CHECK_AI_URL checks what STORY_AI_URL and PICTURE_AI_URL make: set one of them too, or neither.';
  const foreign = Object.keys(env).find((name) => /^OPENAI_/.test(name) && env[name] !== '');
  if (foreign !== undefined)
    return `${foreign} must not be set: it would change where children's words are sent. Use the STORY_AI_, PICTURE_AI_ and CHECK_AI_ variables.`;
  const isLocal = urls.every((url) => isLoopback(new URL(url).hostname));
  if (!isLocal && (variables.AI_NOTICE_NAME === undefined || variables.AI_NOTICE_URL === undefined))
    return 'AI_NOTICE_NAME and AI_NOTICE_URL must be set: parents are told who receives their stories, and where to read about it.';
  return null;
};

/** The settings from checked variables; null when no service is set. */
export const readProviderSettings = (variables: Variables): ProviderSettings | null => {
  const service = (
    name: (typeof SERVICES)[number],
    body: Record<string, unknown>,
  ): ServiceSettings | null => {
    const [url, model] = [variables[`${name}_URL`], variables[`${name}_MODEL`]];
    if (url === undefined || model === undefined) return null;
    return { url, key: variables[`${name}_KEY`] ?? null, model, body, waitMs: variables[`${name}_WAIT_MS`] };
  };
  const story = service('STORY_AI', variables.STORY_AI_BODY);
  const picture = service('PICTURE_AI', variables.PICTURE_AI_BODY);
  if (story === null && picture === null) return null;
  return {
    story: story && { ...story, format: variables.STORY_AI_FORMAT, tokensField: variables.STORY_AI_TOKENS },
    picture: picture && { ...picture, mode: variables.PICTURE_AI_MODE, size: variables.PICTURE_AI_SIZE },
    check: service('CHECK_AI', {}),
    storiesPerDay: variables.AI_STORIES_PER_DAY,
    picturesPerDay: variables.AI_PICTURES_PER_DAY,
    picturesTotalPerDay: variables.AI_PICTURES_TOTAL_PER_DAY,
    atOnce: variables.AI_AT_ONCE,
    notice: {
      name: variables.AI_NOTICE_NAME ?? 'a service on our own computer',
      url: variables.AI_NOTICE_URL ?? null,
    },
  };
};
