import type { Character, Id } from '@weaversworld/shared/contract';
import type { Shell } from '@weaversworld/shared/shell';
import { createStore } from 'zustand/vanilla';
import type { CharacterForm } from './character-form-schema.ts';
import {
  createErrorMessage,
  fetchErrorMessage,
  MESSAGES,
  removeErrorMessage,
  updateErrorMessage,
} from './character-messages.ts';

/** `idle`: nothing was asked for yet, or everything was dropped. A refreshing list stays `ready`. */
export interface CharacterState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  characters: Character[];
  /** Why the list is not there, or null. */
  error: string | null;
}

/** What a change led to; `error` is a sentence for a person. */
export type ActionResult<Value> = { ok: true; value: Value } | { ok: false; error: string };

type World = Pick<Shell, 'api' | 'bus' | 'session' | 'activity' | 'report'>;
const EMPTY: CharacterState = { status: 'idle', characters: [], error: null };

/** The active child's characters, or the anonymous visitor's. Dropped when the visitor or the profile changes. */
export const createCharacterStore = ({ api, bus, session, activity, report }: World) => {
  const store = createStore<CharacterState>()(() => EMPTY);
  const { getState: get, setState: set } = store;
  /** Counts droppings: an answer meant for another visitor is not shown. */
  let visitor = 0;

  const load = async (): Promise<void> => {
    const mine = visitor;
    if (get().status === 'loading') return;
    set(({ status }) => ({ status: status === 'ready' ? 'ready' : 'loading', error: null }));
    try {
      const characters = await api.characters.list();
      if (mine === visitor) set({ status: 'ready', characters });
    } catch (error) {
      warn(MESSAGES.fetch, error);
      if (mine !== visitor) return;
      set(({ status }) => ({
        status: status === 'ready' ? 'ready' : 'failed',
        error: fetchErrorMessage(error),
      }));
    }
  };

  const warn = (message: string, error: unknown) =>
    report({ level: 'warning', source: 'mfe-characters', message, error });

  /** Runs a call and, if the visitor is still the same, its change of the list. */
  const change = async <Value>(
    call: Promise<Value>,
    apply: (value: Value) => void,
    plain: string,
    sentence: (error: unknown) => string,
  ): Promise<ActionResult<Value>> => {
    const mine = visitor;
    try {
      const value = await call;
      if (mine === visitor) apply(value);
      return { ok: true, value };
    } catch (error) {
      warn(plain, error);
      return { ok: false, error: sentence(error) };
    }
  };

  const create = (input: CharacterForm): Promise<ActionResult<Character>> => {
    const { isAuthenticated, activeChildProfile } = session.get();
    if (isAuthenticated && activeChildProfile === null)
      return Promise.resolve({ ok: false, error: MESSAGES.noProfile });
    const add = (character: Character) => {
      set(({ characters }) => ({ characters: [...characters, character], status: 'ready' }));
      activity.countCharacter();
      bus.emit('character:created', { character });
    };
    return change(api.characters.create(input), add, MESSAGES.create, createErrorMessage);
  };

  const update = (id: Id, input: CharacterForm): Promise<ActionResult<Character>> =>
    change(
      api.characters.update(id, input),
      (edited) =>
        set(({ characters }) => ({
          characters: characters.map((one) => (one.id === id ? edited : one)),
        })),
      MESSAGES.update,
      updateErrorMessage,
    );

  const remove = (id: Id): Promise<ActionResult<unknown>> =>
    change(
      api.characters.remove(id),
      () => set(({ characters }) => ({ characters: characters.filter((one) => one.id !== id) })),
      MESSAGES.remove,
      removeErrorMessage,
    );

  const drop = () => {
    visitor++;
    set(EMPTY);
  };
  bus.on('session:reset', drop);
  bus.on('session:profile-changed', drop);

  return {
    getState: get,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    load,
    create,
    update,
    remove,
  };
};
export type CharacterStore = ReturnType<typeof createCharacterStore>;

const stores = new WeakMap<World, CharacterStore>();

/** The one store of this Shell: coming back to the picker shows the list at once. */
export const characterStoreOf = (shell: World): CharacterStore => {
  const store = stores.get(shell) ?? createCharacterStore(shell);
  stores.set(shell, store);
  return store;
};
