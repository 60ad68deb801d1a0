import { Ajv2020 } from 'ajv/dist/2020.js';
import openai from './openai-requests.json' with { type: 'json' };

/* OpenAI's published schemas of the four calls; `openai-requests.json` has the fields that this server sends, and no others. */

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(openai, 'openai');

const CALLS = {
  '/chat/completions': 'chat',
  '/images/generations': 'generate',
  '/images/edits': 'edit',
  '/moderations': 'moderate',
} as const;
/** A path of the API, below /v1. */
export type CallPath = keyof typeof CALLS;

/** Whether this is a path of the API. */
export const isCallPath = (path: string): path is CallPath => path in CALLS;

/** What is wrong with the body of a request; an empty text for a valid one. Forms are given as `readPublishedForm` reads them. */
export const findPublishedProblem = (path: CallPath, body: unknown): string => {
  const validate = ajv.getSchema(`openai#/properties/${CALLS[path]}`);
  if (validate === undefined) throw new Error(`There is no schema of ${path}`);
  return validate(body) === true ? '' : ajv.errorsText(validate.errors);
};

/** The fields of a form in the terms of the schema: numbers are text in a form, and lists have brackets behind their name. */
export const readPublishedForm = (form: FormData): Record<string, unknown> => {
  const { 'image[]': _, n, ...fields } = Object.fromEntries(form);
  const image = form.getAll('image[]').map((file) => (file instanceof File ? file.name : file));
  return { ...fields, ...(n === undefined ? {} : { n: Number(n) }), image };
};
