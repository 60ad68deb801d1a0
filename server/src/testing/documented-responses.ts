import { Ajv2020 } from 'ajv/dist/2020.js';
import type { buildOpenApiDocument } from '../openapi.ts';

type Document = Awaited<ReturnType<typeof buildOpenApiDocument>>;
interface Response {
  content?: Record<string, unknown>;
}

const pointer = (...keys: string[]): string =>
  keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** One real response. */
interface Sent {
  method: string;
  /** The route's pattern, like `/weaversworld/api/stories/:id/`. */
  route: string;
  status: number;
  contentType: string;
  /** Null for a stream, which is not read. */
  body: string | null;
}

/** Compares a response with the document: null when it is as documented, else one line that says what is not. */
export const createResponseCheck = (document: Document) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(JSON.parse(JSON.stringify(document)), 'openapi');
  const paths = document.paths as Record<string, Record<string, { responses: Record<string, Response> }>>;

  return ({ method, route, status, contentType, body }: Sent): string | null => {
    const name = `${method} ${route} ${status}`;
    const path = route.replace(/:(\w+)/g, '{$1}');
    const responses = paths[path]?.[method.toLowerCase()]?.responses;
    if (responses === undefined) return `${name}: the route is not documented`;
    const key = [String(status), `${String(status)[0]}XX`].find((one) => one in responses);
    if (key === undefined) return `${name}: the status is not documented`;
    const { content } = responses[key] ?? {};
    if (body === '') return null;
    const type = contentType.split(';', 1)[0] ?? '';
    if (!content?.[type]) return `${name}: ${type || 'a body without a type'} is not documented`;
    if (type !== 'application/json' || body === null) return null;
    const at = pointer('paths', path, method.toLowerCase(), 'responses', key, 'content', type, 'schema');
    const validate = ajv.getSchema(`openapi#${at}`);
    if (validate === undefined) return `${name}: the schema could not be read`;
    return validate(JSON.parse(body)) ? null : `${name}: ${ajv.errorsText(validate.errors)}`;
  };
};
