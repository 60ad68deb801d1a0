import { type Id, StoryCard, unwrap } from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';
import { parseJson } from './parse-json.ts';
import type { PrivateCache, VisitorSignal } from './private-cache.ts';

/** Cards in a part of a long library; a shorter one is the last. */
const CARDS = 100;
const LIST_PATH = '/.private/list';

/** The key of a cached list (`cacheableRequest`): its name, the child and the requested form. */
const ListKey = z.array(z.string().nullable());

/** Whose stories a list contains: a child's id, or VISITOR for a list that was requested without one. */
export type Scope = string;
export const VISITOR: Scope = 'visitor';
/** The scope of stories that the visitor reads by a link, but does not own. */
export const OTHERS: Scope = 'others';

/** A list of stories, or the first part of a long one. */
export interface Library {
  scope: Scope;
  /** The child's id as the request sent it. */
  profileId: string | null;
  /** The finished stories in the order of the list; the server's is newest first. */
  finished: Id[];
}

interface StoryList extends Library {
  name: string;
  accept: string | null;
  ids: Id[];
  /** True when further stories are in another part. */
  hasMore: boolean;
}

const readStoryList = (key: string, body: string): StoryList | null => {
  const [name, profileId = null, accept = null] = ListKey.safeParse(parseJson(key)).data ?? [];
  if (!name?.startsWith('stories')) return null;
  const cards = z.array(StoryCard).safeParse(unwrap(parseJson(body))).data;
  if (cards === undefined) return null;
  // Of a card the texts are unknown: the story itself decides.
  const finished = cards.filter(
    ({ story: { total_pages, pages } }) => total_pages && pages.length >= total_pages,
  );
  return {
    name,
    profileId,
    accept,
    scope: profileId ?? VISITOR,
    finished: finished.map(({ story }) => story.id),
    ids: cards.map(({ story }) => story.id),
    hasMore: cards.at(-1)?.isCard === true && cards.length >= CARDS,
  };
};

/** What a list of stories contains; null for other lists, and for the later parts of a long one. */
export const readLibrary = (key: string, body: string): Library | null => {
  const list = readStoryList(key, body);
  return list?.name === 'stories' ? list : null;
};

/** The lists that this browser keeps: of stories and of characters. */
export const createCachedLists = (cache: PrivateCache) => {
  const urlOf = (key: string): string => `${LIST_PATH}?${encodeURIComponent(key)}`;
  const keys = async (): Promise<string[]> =>
    (await cache.urls())
      .filter(({ pathname }) => pathname === LIST_PATH)
      .map(({ search }) => decodeURIComponent(search.slice(1)));
  const read = async (key: string): Promise<StoryList | null> => {
    const response = await cache.match(urlOf(key));
    return response === undefined ? null : readStoryList(key, await response.text());
  };

  return {
    match: (key: string): Promise<Response | undefined> => cache.match(urlOf(key)),

    put: (key: string, body: string, visitorSignal: VisitorSignal): Promise<void> =>
      cache.put(
        urlOf(key),
        new Response(body, { headers: { 'content-type': 'application/json' } }),
        visitorSignal,
      ),

    /** All stories of the list that this key belongs to; null when it is none, or not all parts of it are known. */
    complete: async (key: string): Promise<{ scope: Scope; ids: Id[] } | null> => {
      const changed = await read(key);
      if (changed === null) return null;
      const { profileId, accept, scope } = changed;
      const ids: Id[] = [];
      for (let name = 'stories'; ; ) {
        const part = await read(JSON.stringify([name, profileId, accept]));
        if (part === null) return null;
        ids.push(...part.ids);
        if (!part.hasMore) return { scope, ids };
        name = `stories?after=${encodeURIComponent(String(part.ids.at(-1)))}`;
      }
    },

    /** The child in whose list the story is; undefined when no list has it. */
    scopeOf: async (id: Id): Promise<Scope | undefined> => {
      for (const key of await keys()) {
        const list = await read(key);
        if (list?.ids.includes(id)) return list.scope;
      }
      return undefined;
    },

    /** Deletes the lists of children that `isKnown` denies. */
    deleteUnknown: async (isKnown: (profileId: string) => boolean): Promise<void> => {
      for (const key of await keys()) {
        const profileId = ListKey.safeParse(parseJson(key)).data?.[1];
        if (profileId && !isKnown(profileId)) await cache.delete(urlOf(key));
      }
    },
  };
};
