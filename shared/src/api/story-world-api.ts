import {
  Character,
  type CharacterInput,
  ChildProfile,
  type ChildProfileInput,
  type Id,
  MigrationResult,
  PageSnapshot,
  SetActiveResult,
  ShareToggle,
  type StoryInput,
  StorySnapshot,
  StoryState,
} from '@weaversworld/shared/contract';
import { z } from '@weaversworld/shared/schema';
import { ApiError } from './api-error.ts';
import { createMadeOnce } from './made-once.ts';
import type { ApiWorld, Call, Requester } from './request.ts';

/** A list whose broken entries are left out rather than hiding the good ones. */
const listOf = <S extends z.ZodType>(entry: S) =>
  z.array(z.unknown()).transform((all) =>
    all.flatMap((one) => {
      const parsed = entry.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    }),
  );

/** Every story-world call of the specification's section 7. All of them throw ApiError. */
export const createStoryWorldApi = (world: ApiWorld, request: Requester) => {
  const headersFor = (profile: Id | null): Record<string, string> =>
    profile === null ? {} : { 'X-Profile-ID': String(profile) };
  const at = (path: string, call: Omit<Call, 'path'> = {}, profile = world.profileId()): Call => ({
    ...call,
    path: `${world.settings.storyApiBase}${path}`,
    headers: { ...headersFor(profile), ...call.headers },
  });
  const key = (id: Id) => encodeURIComponent(String(id));
  const madeOnce = createMadeOnce();
  /** POST of something new. A back end elsewhere must allow every header by name, so the key is for the page's own. */
  const make = <S extends z.ZodType>(
    path: string,
    call: { body: unknown; headers?: Record<string, string> },
    schema: S,
  ): Promise<z.output<S>> =>
    madeOnce(JSON.stringify([path, call.body]), (requestKey) => {
      const named: Record<string, string> =
        world.settings.apiOrigin === '' ? { 'Idempotency-Key': requestKey } : {};
      return request.read(
        at(path, { ...call, method: 'POST', headers: { ...named, ...call.headers } }),
        schema,
      );
    });

  return {
    characters: {
      list: () => request.read(at('/characters/'), listOf(Character)),
      get: (id: Id) => request.read(at(`/characters/${key(id)}/`), Character),
      create: (input: CharacterInput) => {
        const profile = world.profileId();
        const headers: Record<string, string> =
          profile === null ? {} : { 'X-Active-Child-Profile-ID': String(profile) };
        const body = { ...input, profile_id: input.profile_id ?? profile };
        return make('/characters/', { body, headers }, Character);
      },
      update: (id: Id, { name, creature, description, pronouns }: CharacterInput) =>
        request.read(
          at(`/characters/${key(id)}/`, { method: 'PUT', body: { name, creature, description, pronouns } }),
          Character,
        ),
      remove: (id: Id) => request.read(at(`/characters/${key(id)}/`, { method: 'DELETE' }), z.unknown()),
    },
    stories: {
      /** The active profile's stories, or those of `profile` when given. */
      list: (profile?: Id) =>
        request.read(at('/stories/', {}, profile ?? world.profileId()), listOf(StorySnapshot)),
      create: (body: StoryInput) => make('/stories/', { body }, StorySnapshot),
      get: (id: Id, signal?: AbortSignal) =>
        request.read(at(`/stories/${key(id)}/`, signal ? { signal } : {}), StorySnapshot),
      state: (id: Id, signal?: AbortSignal) =>
        request.read(at(`/story/${key(id)}/state/`, signal ? { signal } : {}), StoryState),
      /**
       * `pageNumber` says which page is meant, to a server of ours: browsers send a request again by themselves when a
       * connection dies under it, and that must not begin a second page.
       */
      createPage: (id: Id, pageNumber?: number) => {
        const headers: Record<string, string> =
          pageNumber === undefined ? {} : { 'X-Page-Number': String(pageNumber) };
        return request.read(at(`/stories/${key(id)}/pages/`, { method: 'POST', headers }), PageSnapshot);
      },
      toggleSharing: (id: Id) =>
        request.read(at(`/stories/${key(id)}/toggle-sharing/`, { method: 'POST' }), ShareToggle),
      remove: (id: Id) => request.read(at(`/stories/${key(id)}/`, { method: 'DELETE' }), z.unknown()),
      /** Brings a story deleted a moment ago back. Our own server's addition. */
      restore: (id: Id) => request.read(at(`/stories/${key(id)}/restore/`, { method: 'POST' }), z.unknown()),
    },
    pages: {
      /** The picture's bytes; throws ApiError whose message callers show as 'Failed to fetch image: {status}'. */
      image: async (id: Id, signal?: AbortSignal): Promise<Blob> => {
        const call = at(`/pages/${key(id)}/image/`, signal ? { signal } : {});
        const response = await request.raw(call);
        if (!response.ok) throw new ApiError('http', response.status, `GET ${call.path}`);
        return response.blob();
      },
    },
    profiles: {
      list: () => request.read(at('/child-profiles/'), listOf(ChildProfile)),
      create: (body: ChildProfileInput) =>
        request.read(at('/child-profiles/', { method: 'POST', body }), ChildProfile),
      update: (id: Id, body: Partial<ChildProfileInput>) =>
        request.read(at(`/child-profiles/${key(id)}/`, { method: 'PATCH', body }), ChildProfile),
      remove: (id: Id) => request.read(at(`/child-profiles/${key(id)}/`, { method: 'DELETE' }), z.unknown()),
      setActive: (id: Id) =>
        request.read(
          at(`/child-profiles/${key(id)}/set-active/`, { method: 'POST' }),
          SetActiveResult.nullish().transform((result) => result ?? { session_key: null }),
        ),
      migrate: (id: Id) =>
        request.read(at(`/migrate-session/${key(id)}/`, { method: 'POST' }), MigrationResult),
    },
  };
};
