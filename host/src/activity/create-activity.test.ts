import { createMemoryStorage } from '@weaversworld/shared/storage';
import { describe, expect, it } from 'vitest';
import { ACTIVITY_KEY, createActivity } from './create-activity.ts';

const createStorage = (text?: string) =>
  createMemoryStorage(text === undefined ? {} : { [ACTIVITY_KEY]: text });
const now = () => new Date('2026-05-01T10:00:00Z');

describe('anonymous activity', () => {
  it('counts and persists stories and characters of an anonymous visitor', () => {
    const storage = createStorage();
    const activity = createActivity({ storage, isAuthenticated: () => false, now });
    expect(activity.get().hasContent).toBe(false);
    activity.countStory();
    activity.countStory();
    activity.countCharacter();
    expect(activity.get()).toEqual({
      storiesCreated: 2,
      charactersCreated: 1,
      lastVisit: '2026-05-01T10:00:00.000Z',
      hasContent: true,
    });
    expect(createActivity({ storage, isAuthenticated: () => false }).get().storiesCreated).toBe(2);
  });

  it('counts nothing while a user is signed in', () => {
    const activity = createActivity({ storage: createStorage(), isAuthenticated: () => true });
    activity.countStory();
    activity.countCharacter();
    expect(activity.get().hasContent).toBe(false);
  });

  it('is empty after a reset, also after a reload', () => {
    const storage = createStorage();
    const activity = createActivity({ storage, isAuthenticated: () => false });
    activity.countCharacter();
    activity.reset();
    expect(activity.get()).toMatchObject({ charactersCreated: 0, hasContent: false });
    expect(createActivity({ storage, isAuthenticated: () => false }).get().hasContent).toBe(false);
  });

  it.each(['not json', '{"storiesCreated":"many"}', '[]', '{"storiesCreated":-1}'])(
    'starts at zero when the storage holds %s',
    (text) => {
      const activity = createActivity({ storage: createStorage(text), isAuthenticated: () => false });
      expect(activity.get()).toMatchObject({ storiesCreated: 0, charactersCreated: 0 });
    },
  );

  it('continues counting when the storage refuses', () => {
    const deny = () => {
      throw new Error('full');
    };
    const storage = { getItem: deny, setItem: deny, removeItem: deny };
    const activity = createActivity({ storage, isAuthenticated: () => false });
    activity.countStory();
    expect(activity.get().storiesCreated).toBe(1);
  });

  it('follows changes made by another tab', () => {
    let emitCrossTab: (text: string | null) => void = () => undefined;
    const activity = createActivity({
      storage: createStorage(),
      isAuthenticated: () => false,
      crossTab: {
        subscribe: (_key, listener) => {
          emitCrossTab = listener;
          return () => undefined;
        },
      },
    });
    emitCrossTab('{"storiesCreated":4,"charactersCreated":0,"lastVisit":null}');
    expect(activity.get()).toMatchObject({ storiesCreated: 4, hasContent: true });
    emitCrossTab(null);
    expect(activity.get().hasContent).toBe(false);
  });
});
