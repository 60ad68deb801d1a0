import type { Character } from '@weaversworld/shared/contract';

const LENGTH = 8;

/** A new seed for what a description leaves open about a look. */
export const newLook = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => (byte % 36).toString(36)).join('');

/** The seed that a character is drawn with: without one of its own its id. */
export const lookOf = ({ look, id }: Character): string => look ?? String(id);
