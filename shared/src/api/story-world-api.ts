import {
  Character,
  type CharacterInput,
  CharacterPreview,
  ChildProfile,
  type ChildProfileInput,
  Favourite,
  type Id,
  MigrationResult,
  PageSnapshot,
  type PreviewInput,
  SetActiveResult,
  ShareToggle,
  type Story,
  StoryCard,
  type StoryInput,
  StorySnapshot,
  StoryState,
} from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';
import type { ApiDeps, HttpClient, HttpRequest } from './http-client.ts';
import { createIdempotencyKeys } from './idempotency-key.ts';

/** Stories of one part of a shelf; the most that our server sends. */
const CARDS = 100;

/** Part of a list without its invalid entries, and how many entries were `received`. */
const partOf = <S extends z.ZodType>(entry: S) =>
  z.array(z.unknown()).transform((values) => ({
    received: values.length,
    entries: values.flatMap((value) => {
      const parsed = entry.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    }),
  }));

/** A list without its invalid entries, so that one of them does not hide the others. */
const listOf = <S extends z.ZodType>(entry: S) => partOf(entry).transform(({ entries }) => entries);

/** The story-world API of the specification's section 7. Every function throws ApiError. */
export const createStoryWorldApi = (deps: ApiDeps, http: HttpClient) => {
  const headersFor = (profile: Id | null): Record<string, string> =>
    profile === null ? {} : { 'X-Profile-ID': String(profile) };
  const at = (
    path: string,
    request: Omit<HttpRequest, 'path'> = {},
    profile = deps.profileId(),
  ): HttpRequest => ({
    ...request,
    path: `${deps.settings.storyApiBase}${path}`,
    headers: { ...headersFor(profile), ...request.headers },
  });
  const segment = (id: Id) => encodeURIComponent(String(id));
  const withIdempotencyKey = createIdempotencyKeys();
  /** A POST that creates something. Same origin only: a back end of another origin must allow each header by name. */
  const create = <S extends z.ZodType>(
    path: string,
    request: { body: unknown; headers?: Record<string, string> },
    schema: S,
  ): Promise<z.output<S>> =>
    withIdempotencyKey(JSON.stringify([path, request.body]), (key) => {
      const keyHeader: Record<string, string> =
        deps.settings.apiOrigin === '' ? { 'Idempotency-Key': key } : {};
      return http.fetchParsed(
        at(path, { ...request, method: 'POST', headers: { ...keyHeader, ...request.headers } }),
        schema,
      );
    });

  return {
    characters: {
      list: () => http.fetchParsed(at('/characters/'), listOf(Character)),
      get: (id: Id) => http.fetchParsed(at(`/characters/${segment(id)}/`), Character),
      create: (input: CharacterInput) => {
        const profile = deps.profileId();
        const headers: Record<string, string> =
          profile === null ? {} : { 'X-Active-Child-Profile-ID': String(profile) };
        const body = { ...input, profile_id: input.profile_id ?? profile };
        return create('/characters/', { body, headers }, Character);
      },
      update: (id: Id, { name, creature, description, pronouns, look }: CharacterInput) =>
        http.fetchParsed(
          at(`/characters/${segment(id)}/`, {
            method: 'PUT',
            body: { name, creature, description, pronouns, ...(look && { look }) },
          }),
          Character,
        ),
      /** The words are in the body: they must not be part of a URL. */
      preview: (body: PreviewInput, signal?: AbortSignal) =>
        http.fetchParsed(
          at('/characters/preview/', { method: 'POST', body, ...(signal && { signal }) }),
          CharacterPreview,
        ),
      remove: (id: Id) =>
        http.fetchParsed(at(`/characters/${segment(id)}/`, { method: 'DELETE' }), z.unknown()),
    },
    stories: {
      /** The active profile's stories, or those of `profile` when given. */
      list: (profile?: Id) =>
        http.fetchParsed(at('/stories/', {}, profile ?? deps.profileId()), listOf(StorySnapshot)),
      /**
       * The same with what a shelf shows: pages without their texts, and the picture of the first one only. Our own server's
       * addition, in parts of a hundred; another one answers with the whole stories.
       */
      cards: async (profile?: Id): Promise<Story[]> => {
        const all: Story[] = [];
        for (let after: Id | undefined; ; ) {
          const { entries, received } = await http.fetchParsed(
            at(
              // The call of the specification: a server that does not know the parameter of `accept` sends all of it.
              after === undefined ? '/stories/' : `/stories/?after=${segment(after)}`,
              { conditional: true, headers: { accept: 'application/json;fields=card' } },
              profile ?? deps.profileId(),
            ),
            partOf(StoryCard),
          );
          all.push(...entries.map(({ story }) => story));
          const last = entries.at(-1);
          if (!last?.isCard || received < CARDS || last.story.id === after) return all;
          after = last.story.id;
        }
      },
      create: (body: StoryInput) => create('/stories/', { body }, StorySnapshot),
      get: (id: Id, signal?: AbortSignal) =>
        http.fetchParsed(
          at(`/stories/${segment(id)}/`, { conditional: true, ...(signal ? { signal } : {}) }),
          StorySnapshot,
        ),
      state: (id: Id, signal?: AbortSignal) =>
        http.fetchParsed(
          at(`/story/${segment(id)}/state/`, { conditional: true, ...(signal ? { signal } : {}) }),
          StoryState,
        ),
      /**
       * Starts writing a page. `pageNumber` says which one (our own server's addition): browsers resend a request by
       * themselves when its connection dies, and that must not start a second page.
       */
      createPage: (id: Id, pageNumber?: number) => {
        const headers: Record<string, string> =
          pageNumber === undefined ? {} : { 'X-Page-Number': String(pageNumber) };
        return http.fetchParsed(
          at(`/stories/${segment(id)}/pages/`, { method: 'POST', headers }),
          PageSnapshot,
        );
      },
      toggleSharing: (id: Id) =>
        http.fetchParsed(at(`/stories/${segment(id)}/toggle-sharing/`, { method: 'POST' }), ShareToggle),
      remove: (id: Id) => http.fetchParsed(at(`/stories/${segment(id)}/`, { method: 'DELETE' }), z.unknown()),
      /** Restores a story deleted a moment ago. Our own server's addition. */
      restore: (id: Id) =>
        http.fetchParsed(at(`/stories/${segment(id)}/restore/`, { method: 'POST' }), z.unknown()),
      /** Marks a story of one's own, or takes the mark away. Our own server's addition. */
      setFavourite: (id: Id, is_favourite: boolean) =>
        http.fetchParsed(
          at(`/stories/${segment(id)}/favourite/`, { method: 'PUT', body: { is_favourite } }),
          Favourite,
        ),
    },
    pages: {
      /** The image's bytes; callers show a failure as 'Failed to fetch image: {status}'. */
      image: (id: Id, signal?: AbortSignal): Promise<Blob> =>
        http.fetchBlob(at(`/pages/${segment(id)}/image/`, signal ? { signal } : {})),
    },
    profiles: {
      list: () => http.fetchParsed(at('/child-profiles/'), listOf(ChildProfile)),
      create: (body: ChildProfileInput) =>
        http.fetchParsed(at('/child-profiles/', { method: 'POST', body }), ChildProfile),
      update: (id: Id, body: Partial<ChildProfileInput>) =>
        http.fetchParsed(at(`/child-profiles/${segment(id)}/`, { method: 'PATCH', body }), ChildProfile),
      remove: (id: Id) =>
        http.fetchParsed(at(`/child-profiles/${segment(id)}/`, { method: 'DELETE' }), z.unknown()),
      setActive: (id: Id) =>
        http.fetchParsed(
          at(`/child-profiles/${segment(id)}/set-active/`, { method: 'POST' }),
          SetActiveResult.nullish().transform((result) => result ?? { session_key: null }),
        ),
      migrate: (id: Id) =>
        http.fetchParsed(at(`/migrate-session/${segment(id)}/`, { method: 'POST' }), MigrationResult),
    },
  };
};
