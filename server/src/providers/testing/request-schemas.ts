import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { findPublishedProblem, isCallPath, readPublishedForm } from './published-schemas.ts';

/*
 * The requests of this server, field by field: OpenAI's published schemas (`published-schemas.ts`), and the same narrowed to what the
 * server means to send. A field or a header that is not listed here fails the test, as does one that is missing.
 */

/** What an operator may add by a `_BODY` variable, as far as tests do. */
const CHAT_EXTRAS = {
  temperature: z.number().min(0).max(2).optional(),
  store: z.literal(false).optional(),
};
const PICTURE_EXTRAS = {
  output_format: z.enum(['png', 'jpeg', 'webp']).optional(),
  quality: z.enum(['low', 'medium', 'high', 'auto']).optional(),
};

/** A JSON schema in the subset of strict mode: no numeric limits, no optional fields, nothing additional. */
type StrictSchema = z.ZodType<unknown>;
const StrictSchema: StrictSchema = z.lazy(() => {
  const described = { description: z.string().optional() };
  return z.union([
    z
      .strictObject({
        ...described,
        type: z.literal('object'),
        properties: z.record(z.string(), StrictSchema),
        required: z.array(z.string()),
        additionalProperties: z.literal(false),
      })
      .refine(({ properties, required }) => String(Object.keys(properties)) === String(required), {
        error: 'every property must be required, in order',
      }),
    z.strictObject({ ...described, type: z.literal('array'), items: StrictSchema }),
    z.strictObject({ ...described, type: z.literal('string'), enum: z.array(z.string()).min(1).optional() }),
    z.strictObject({ ...described, type: z.enum(['number', 'null']) }),
    z.strictObject({ ...described, anyOf: z.array(StrictSchema).min(2) }),
  ]);
});

const message = <Role extends string>(role: Role) =>
  z.strictObject({ role: z.literal(role), content: z.string().min(1) });
const Question = [message('system'), message('user')] as const;
const Tokens = z.int().min(1000).max(20_000);

const ChatRequest = z
  .strictObject({
    model: z.string().min(1),
    messages: z.union([z.tuple(Question), z.tuple([...Question, message('assistant'), message('user')])]),
    max_completion_tokens: Tokens.optional(),
    max_tokens: Tokens.optional(),
    response_format: z
      .discriminatedUnion('type', [
        z.strictObject({ type: z.literal('json_object') }),
        z.strictObject({
          type: z.literal('json_schema'),
          json_schema: z.strictObject({
            name: z.string().regex(/^[\w-]{1,64}$/),
            strict: z.literal(true),
            schema: StrictSchema,
          }),
        }),
      ])
      .optional(),
    ...CHAT_EXTRAS,
  })
  .refine((body) => (body.max_tokens === undefined) !== (body.max_completion_tokens === undefined), {
    error: 'there must be max_tokens or max_completion_tokens, not both',
  });

/** The limit of the newer picture models. */
const Prompt = z.string().min(1).max(32_000);
const Size = z.string().regex(/^\d{3,4}x\d{3,4}$/);

const GenerateRequest = z.strictObject({
  model: z.string().min(1),
  prompt: Prompt,
  n: z.literal(1),
  size: Size,
  ...PICTURE_EXTRAS,
});

const Reference = z
  .file()
  .min(100)
  .max(50_000_000)
  .mime(['image/png', 'image/jpeg', 'image/webp'])
  .refine(({ name }) => /^(drawing|page-1)\.(png|jpeg|webp)$/.test(name), { error: 'unknown file name' });
const EditRequest = z.strictObject({
  model: z.tuple([z.string().min(1)]),
  prompt: z.tuple([Prompt]),
  n: z.tuple([z.literal('1')]),
  size: z.tuple([Size]),
  'image[]': z.array(Reference).min(1).max(2),
});

const ModerationRequest = z.strictObject({
  model: z.string().min(1),
  input: z.union([
    z.string().min(1),
    z.tuple([
      z.strictObject({
        type: z.literal('image_url'),
        image_url: z.strictObject({ url: z.string().regex(/^data:image\/(png|jpeg|webp);base64,[\w+/=]+$/) }),
      }),
    ]),
  ]),
});

const SCHEMAS: Record<string, z.ZodType> = {
  '/chat/completions': ChatRequest,
  '/images/generations': GenerateRequest,
  '/images/edits': EditRequest,
  '/moderations': ModerationRequest,
};

/**
 * Headers of the request itself and of its connection; `accept-language: *` and `sec-fetch-mode` are the same for every fetch of
 * Node.
 */
const HEADERS =
  /^(host|connection|content-type|content-length|transfer-encoding|accept|accept-encoding|accept-language|sec-fetch-mode|user-agent|authorization)$/;

const readForm = (body: Buffer, contentType: string): Promise<FormData> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();

/** The body for our own schema, and for the published one. */
const readBody = async (path: string, body: Buffer, contentType: string): Promise<[unknown, unknown]> => {
  if (path !== '/images/edits') {
    const json: unknown = contentType === 'application/json' ? JSON.parse(String(body)) : { contentType };
    return [json, withoutExtras(json)];
  }
  const form = await readForm(body, contentType);
  const lists = Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name)]));
  return [lists, readPublishedForm(form)];
};

/** What an operator added by a `_BODY` variable is published elsewhere, or nowhere. */
const withoutExtras = (json: unknown): unknown => {
  const extras = Object.keys({ ...CHAT_EXTRAS, ...PICTURE_EXTRAS });
  return Object.fromEntries(
    Object.entries(z.looseObject({}).parse(json)).filter(([name]) => !extras.includes(name)),
  );
};

/** What is wrong with a request that arrived; an empty text for a valid one. Has values of the request: for tests only. */
export const findRequestProblem = async (
  path: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<string> => {
  const schema = SCHEMAS[path];
  if (schema === undefined || !isCallPath(path)) return `${path} is no address of the API`;
  const unknown = Object.keys(headers).filter((name) => !HEADERS.test(name));
  if (unknown.length > 0) return `${path}: unknown headers ${unknown.join(', ')}`;
  const [ours, published] = await readBody(path, body, headers['content-type'] ?? '');
  const { error } = schema.safeParse(ours);
  if (error !== undefined) return `${path}: ${z.prettifyError(error)}`;
  const problem = findPublishedProblem(path, published);
  return problem === '' ? '' : `${path}: ${problem}`;
};
