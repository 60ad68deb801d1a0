import type { Id } from '@weaversworld/shared/contract';

/** The product's addresses that this remote goes to. */
export const HOME = '/weaversworld';
export const CREATE = '/weaversworld/create';
export const SIGNUP = '/accounts/signup';
export const FIRST_PROFILE = '/child-profiles/create?first_run=1';

/** The reader of one story. */
export const storyPath = (storyId: Id): string =>
  `/weaversworld/story/${encodeURIComponent(String(storyId))}`;

/** The cover of a finished story, from which it is read once more. */
export const coverPath = (storyId: Id): string => `${storyPath(storyId)}?cover=1`;

/** A story's first page. */
export const firstPagePath = (storyId: Id): string => `${storyPath(storyId)}?pageIndex=0`;

/** A new story with the characters of another. */
export const createWith = (characters: readonly Id[]): string =>
  characters.length === 0
    ? CREATE
    : `${CREATE}?${new URLSearchParams({ characters: characters.map(String).join(',') })}`;
