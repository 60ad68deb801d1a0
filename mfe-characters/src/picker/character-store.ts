import { type FormFailure, formFailure } from '@weaversworld/shared/api';
import type { Character, Id } from '@weaversworld/shared/contract';
import { createResource, type Resource, type Shell } from '@weaversworld/shared/shell';
import type { CharacterForm } from './character-form-schema.ts';
import {
  createErrorMessage,
  fetchErrorMessage,
  MESSAGES,
  removeErrorMessage,
  updateErrorMessage,
} from './character-messages.ts';

/** The result of a change; `error` is a message for the visitor. */
export type ActionResult<Value> =
  | { ok: true; value: Value }
  | { ok: false; error: string; failure?: FormFailure };

export interface CharacterStore {
  list: Resource<Character[]>;
  create(input: CharacterForm): Promise<ActionResult<Character>>;
  update(id: Id, input: CharacterForm): Promise<ActionResult<Character>>;
  remove(id: Id): Promise<ActionResult<unknown>>;
  /** Unsubscribes from the bus. */
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

  const list = createResource<Character[]>({
    fetch: () => api.characters.list(),
    onError: (error) => {
      warn(MESSAGES.fetch, error);
      return fetchErrorMessage(error);
    },
  });

  /** Applies a change without hiding the error of the last load. */
  const updateList = (change: (characters: Character[]) => Character[]) =>
    list.update((characters) => change(characters ?? []), list.get().error);

  /** Awaits a request, and applies its result to the list unless the list was reset meanwhile. */
  const change = async <Value>(
    request: Promise<Value>,
    apply: (value: Value) => void,
    logMessage: string,
    toMessage: (error: unknown) => string,
  ): Promise<ActionResult<Value>> => {
    const signal = list.resetSignal();
    try {
      const value = await request;
      if (!signal.aborted) apply(value);
      return { ok: true, value };
    } catch (error) {
      const message = toMessage(error);
      const failure = formFailure(error, message);
      if (failure.support === null) warn(logMessage, error);
      return failure.field === null ? { ok: false, error: message } : { ok: false, error: message, failure };
    }
  };

  const unsubscribe = [bus.on('session:reset', list.reset), bus.on('session:profile-changed', list.reset)];

  return {
    list,
    create: async (input) => {
      const { isAuthenticated, activeChildProfile } = session.get();
      if (isAuthenticated && activeChildProfile === null) return { ok: false, error: MESSAGES.noProfile };
      const add = (character: Character) => {
        updateList((characters) => [...characters, character]);
        activity.countCharacter();
        bus.emit('character:created', { character });
      };
      return change(api.characters.create(input), add, MESSAGES.create, createErrorMessage);
    },
    update: (id, input) =>
      change(
        api.characters.update(id, input),
        (edited) => updateList((characters) => characters.map((one) => (one.id === id ? edited : one))),
        MESSAGES.update,
        updateErrorMessage,
      ),
    remove: (id) =>
      change(
        api.characters.remove(id),
        () => updateList((characters) => characters.filter((one) => one.id !== id)),
        MESSAGES.remove,
        removeErrorMessage,
      ),
    dispose: () => {
      for (const stop of unsubscribe) stop();
    },
  };
};
