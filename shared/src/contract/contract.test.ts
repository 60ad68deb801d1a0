import * as contract from '@weaversworld/shared/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const {
  Character,
  ClientMessage,
  PagePatch,
  ServerMessage,
  StoryPatch,
  StorySnapshot,
  ImageStatus,
  AuthResponseBody,
  Id,
  unwrap,
} = contract;

const schemas = Object.entries<unknown>(contract).filter(
  (pair): pair is [string, z.ZodType] => pair[1] instanceof z.ZodType,
);

describe('the contract', () => {
  it.each(schemas)('%s is as it was agreed; a change here is a change for every team', (_name, schema) => {
    expect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).toMatchSnapshot();
  });

  it('names every schema of every entity, call and live message', () => {
    expect(schemas.map(([name]) => name).sort()).toMatchSnapshot();
  });
});

describe('tolerant reading', () => {
  it('drops keys it does not know', () => {
    expect(
      Character.parse({ id: 1, name: 'Pip', creature: 'fox', description: 'shy', mood: 'good' }),
    ).not.toHaveProperty('mood');
  });

  it.each([null, undefined, 'ze/zir'])('takes pronouns %s as none', (pronouns) => {
    expect(Character.parse({ id: 1, name: '', creature: '', description: '', pronouns }).pronouns).toBe('');
  });

  it('shows nothing for an image status it does not know', () => {
    expect(ImageStatus.parse('dreaming')).toBe('unknown');
  });

  it('skips a field of the wrong kind and keeps the rest of the page', () => {
    expect(PagePatch.parse({ id: '7', text: 5, page_number: 2 })).toEqual({
      id: 7,
      text: undefined,
      page_number: 2,
    });
  });

  it('leaves an absent field absent, so that a patch overwrites nothing', () => {
    expect(Object.keys(StoryPatch.parse({ id: 7, title: 'The Moon Pearl' }))).toEqual(['id', 'title']);
  });

  it('keeps null as a value of share_url', () => {
    expect(StoryPatch.parse({ id: 7, share_url: null }).share_url).toBeNull();
  });

  it('fills a snapshot without inventing a page count, its pages in order', () => {
    const story = StorySnapshot.parse({
      id: 7,
      pages: [
        { id: 2, page_number: 2 },
        { id: 1, page_number: 1 },
      ],
    });
    expect(story.total_pages).toBeNull();
    expect(story.user_is_owner).toBe(false);
    expect(story.pages.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('refuses a snapshot without id and a live message of an unknown type', () => {
    expect(StorySnapshot.safeParse({ title: 'x' }).success).toBe(false);
    expect(ServerMessage.safeParse({ type: 'fireworks' }).success).toBe(false);
  });

  it('survives an auth response body whose parts are null', () => {
    const body = AuthResponseBody.parse({
      status: 401,
      data: null,
      meta: { is_authenticated: null },
      errors: null,
    });
    expect(body.meta?.is_authenticated).toBeNull();
    expect(body.errors).toBeUndefined();
  });
});

describe('ids and envelopes', () => {
  it.each([
    [7, 7],
    ['7', 7],
    ['0', 0],
    ['-3', -3],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['9007199254740992', '9007199254740992'],
    ['007', '007'],
    ['7.0', '7.0'],
    ['7.5', '7.5'],
    [' 7', ' 7'],
    ['7e3', '7e3'],
    ['a7', 'a7'],
  ])('id %j is parsed as %j', (wire, id) => {
    expect(Id.parse(wire)).toBe(id);
  });

  it.each(['', null, undefined, {}])('%j is no id', (wire) => {
    expect(Id.safeParse(wire).success).toBe(false);
  });

  it.each([7, '7'])(
    '%j in a message to the server keeps its form, because the server echoes it',
    (story_id) => {
      expect(ClientMessage.parse({ type: 'join_story', story_id })).toEqual({ type: 'join_story', story_id });
    },
  );

  it.each([
    [{ data: [1] }, [1]],
    [[1], [1]],
    [{ id: 1 }, { id: 1 }],
    [null, null],
    ['text', 'text'],
  ])('%j holds %j', (body, inside) => {
    expect(unwrap(body)).toEqual(inside);
  });
});
