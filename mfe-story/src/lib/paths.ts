import { type Id, storyPath } from '@weaversworld/shared/contract';

/** Paths of the product that this remote navigates to. */
export const HOME = '/weaversworld';
export const CREATE = '/weaversworld/create';
export const SIGNUP = '/accounts/signup';
export const FIRST_PROFILE = '/child-profiles/create?first_run=1';

/** The cover of a finished story. */
export const coverPath = (storyId: Id): string => `${storyPath(storyId)}?cover=1`;

/** A story's first page. */
export const firstPagePath = (storyId: Id): string => `${storyPath(storyId)}?pageIndex=0`;

/** The create screen with characters already selected. */
export const createPathWith = (characters: readonly Id[]): string =>
  characters.length === 0
    ? CREATE
    : `${CREATE}?${new URLSearchParams({ characters: characters.map(String).join(',') })}`;
