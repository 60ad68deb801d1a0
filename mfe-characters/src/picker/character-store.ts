import type { Character, Id } from '@weaversworld/shared/contract';
import { createResource, type Readable, type ResourceState, type Shell } from '@weaversworld/shared/shell';
import type { CharacterForm } from './character-form-schema.ts';
import {
  createErrorMessage,
  MESSAGES,
  removeErrorMessage,
  updateErrorMessage,
} from './character-messages.ts';

/** The result of a change; `error` is a message for the visitor. */
export type ActionResult<Value> = { ok: true; value: Value } | { ok: false; error: string };

export interface CharacterStore extends Readable<ResourceState<Character[]>> {
  load(): Promise<void>;
  create(input: CharacterForm): Promise<ActionResult<Character>>;
  update(id: Id, input: CharacterForm): Promise<ActionResult<Character>>;
  remove(id: Id): Promise<ActionResult<unknown>>;
  /** Unsubscribes from the bus and drops pending requests. */
  dispose(): void;
}

type CharacterStoreDeps = Pick<Shell, 'api' | 'bus' | 'session' | 'activity' | 'report'>;

/** The active child's characters, or the anonymous visitor's. Reset when the visitor or the profile changes. */
export const createCharacterStore = ({
  api,
  bus,
  session,
  activity,
  report,
}: CharacterStoreDeps): CharacterStore => {
  const warn = (message: string, error: unknown) =>
    report({ level: 'warning', source: 'mfe-characters', message, error });

  const list = createResource<Character[]>([], () =>
    api.characters.list().catch((error: unknown) => {
      warn(MESSAGES.fetch, error);
      throw error;
    }),
  );

  /** Awaits a request, and applies its result to the list unless the list was reset meanwhile. */
  const change = async <Value>(
    request: Promise<Value>,
    apply: (value: Value) => void,
    logMessage: string,
    toMessage: (error: unknown) => string,
  ): Promise<ActionResult<Value>> => {
    const { signal } = list;
    try {
      const value = await request;
      if (!signal.aborted) apply(value);
      return { ok: true, value };
    } catch (error) {
      warn(logMessage, error);
      return { ok: false, error: toMessage(error) };
    }
  };

  const unsubscribe = [bus.on('session:reset', list.reset), bus.on('session:profile-changed', list.reset)];

  return {
    get: list.get,
    subscribe: list.subscribe,
    load: list.load,
    create: async (input) => {
      const { isAuthenticated, activeChildProfile } = session.get();
      if (isAuthenticated && activeChildProfile === null) return { ok: false, error: MESSAGES.noProfile };
      const add = (character: Character) => {
        list.update((characters) => [...characters, character]);
        activity.countCharacter();
        bus.emit('character:created', { character });
      };
      return change(api.characters.create(input), add, MESSAGES.create, createErrorMessage);
    },
    update: (id, input) =>
      change(
        api.characters.update(id, input),
        (edited) => list.update((characters) => characters.map((one) => (one.id === id ? edited : one))),
        MESSAGES.update,
        updateErrorMessage,
      ),
    remove: (id) =>
      change(
        api.characters.remove(id),
        () => list.update((characters) => characters.filter((one) => one.id !== id)),
        MESSAGES.remove,
        removeErrorMessage,
      ),
    dispose: () => {
      for (const stop of unsubscribe) stop();
      list.reset();
    },
  };
};
