import { Id, type ServerMessage, type Story } from '@weaversworld/shared/contract';
import { createBus, type Report } from '@weaversworld/shared/shell';
import { createMemoryStorage } from '@weaversworld/shared/storage';
import { aPage, aStory, somePages } from '@weaversworld/shared/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakePageLifecycle } from '../testing/fake-page-lifecycle.ts';
import { createFakeSpeechDeps, FakeSpeechEngine } from '../testing/fake-speech.ts';
import { createNarration } from './create-narration.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const setUp = ({
  stored = {} as Record<string, string>,
  stories = [aStory({ pages: somePages(3) })],
  supported = true,
} = {}) => {
  const engine = new FakeSpeechEngine();
  const reports: Report[] = [];
  const bus = createBus((report) => void reports.push(report));
  const pageChanges: number[] = [];
  bus.on('narration:page-changed', ({ pageIndex }) => void pageChanges.push(pageIndex));
  const rooms = new Map<string, (message: ServerMessage) => void>();
  const storage = createMemoryStorage(stored);
  const { page, hide, restore } = createFakePageLifecycle();
  const loadStory = vi.fn(async (id: unknown): Promise<Story> => {
    const found = stories.find((story) => story.id === Id.parse(id));
    if (!found) throw new Error('403');
    return found;
  });
  const narration = createNarration({
    loadStory,
    live: {
      join: (id, listener) => {
        rooms.set(String(id), listener);
        return () => void rooms.delete(String(id));
      },
    },
    bus,
    speech: createFakeSpeechDeps(supported ? engine : null),
    storage,
    page,
    report: (report) => void reports.push(report),
  });
  return {
    narration,
    engine,
    bus,
    pageChanges,
    rooms,
    storage,
    loadStory,
    reports,
    saved: () => JSON.parse(storage.getItem('ww.read-aloud') ?? 'null'),
    hide,
    restorePage: restore,
    /** Speaks the current page to its end. */
    async finishPage() {
      engine.start();
      await pass(200);
      engine.end();
      await pass(100);
    },
    /** Delivers a page from the server. */
    deliverPage: (page_number: number, text = `Page ${page_number} came.`) =>
      rooms.get('7')?.({
        type: 'page_update',
        data: { id: 7, pages: [{ id: 100 + page_number, page_number, text }] },
        updated_page_id: 100 + page_number,
      }),
  };
};
const textOf = (page: number) => aPage({ page_number: page }).text;

describe('play', () => {
  it('reads from the given page to the last page with text, then stops with the story loaded', async () => {
    const { narration, engine, pageChanges, finishPage, saved } = setUp();
    expect(await narration.play(7, 1)).toBe(true);
    expect(narration.get()).toMatchObject({
      status: 'playing',
      storyId: 7,
      pageIndex: 1,
      pageCount: 10,
      title: 'Pip and the Lost Lantern',
    });
    expect(saved()).toEqual({ storyId: 7, pageIndex: 1, playing: true });
    await finishPage();
    expect(narration.get()).toMatchObject({ status: 'playing', pageIndex: 2 });
    await finishPage();
    expect(engine.texts).toEqual([textOf(2), textOf(3)]);
    expect(pageChanges).toEqual([2]);
    expect(narration.get()).toMatchObject({ status: 'stopped', storyId: 7, pageIndex: 2, spoken: null });
    expect(saved()).toMatchObject({ playing: false });
  });

  it('starts at the first page, and skips one without text', async () => {
    const { narration, engine, finishPage } = setUp({
      stories: [aStory({ pages: [aPage(), aPage({ page_number: 2, text: '' }), aPage({ page_number: 3 })] })],
    });
    await narration.play(7);
    await finishPage();
    expect(engine.texts).toEqual([textOf(1), textOf(3)]);
    expect(narration.get().pageIndex).toBe(2);
  });

  it('starts synchronously, within the user gesture, when the story is open', () => {
    const { narration, engine, bus, loadStory } = setUp();
    bus.emit('story:changed', { story: aStory() });
    void narration.play(7, 0);
    expect(engine.texts).toEqual([textOf(1)]);
    expect(loadStory).not.toHaveBeenCalled();
  });

  it('reports a story that cannot be loaded, and returns false', async () => {
    const { narration, reports } = setUp();
    expect(await narration.play(9)).toBe(false);
    expect(reports.map(({ message }) => message)).toEqual(['Failed to load story for read-aloud']);
    expect(narration.get().status).toBe('idle');
  });

  it('returns false where the browser cannot speak', async () => {
    const { narration, loadStory } = setUp({ supported: false });
    expect(narration.supported).toBe(false);
    expect(await narration.play(7)).toBe(false);
    expect(loadStory).not.toHaveBeenCalled();
  });

  it('replaces another story, and a load that is under way', async () => {
    const { narration, rooms } = setUp({ stories: [aStory(), aStory({ id: 8, title: 'Other' })] });
    const first = narration.play(7);
    const second = narration.play(8);
    expect(await first).toBe(false);
    expect(await second).toBe(true);
    expect([...rooms.keys()]).toEqual(['8']);
    await narration.play(7);
    expect([...rooms.keys()]).toEqual(['7']);
  });

  it('uses the number of pages when total_pages is missing', async () => {
    const { narration } = setUp({ stories: [aStory({ total_pages: null, pages: somePages(2) })] });
    await narration.play(7);
    expect(narration.get().pageCount).toBe(2);
  });
});

describe('pause and stop', () => {
  it('resume continues with the sentence', async () => {
    const { narration, engine, saved } = setUp();
    await narration.play(7, 1);
    engine.start();
    engine.boundary(textOf(2).indexOf('This'));
    expect(narration.get()).toMatchObject({
      spoken: { pageIndex: 1, start: 15, end: 30 },
      word: { start: 15, end: 19 },
    });
    narration.pause();
    expect(narration.get()).toMatchObject({ status: 'paused', pageIndex: 1 });
    expect(saved()).toMatchObject({ playing: false });
    await pass(1_000);
    narration.resume();
    expect(narration.get().status).toBe('playing');
    expect(engine.texts.at(-1)).toBe('This is page 2.');
  });

  it('do nothing while idle', () => {
    const { narration, engine } = setUp();
    narration.pause();
    narration.resume();
    expect(narration.get().status).toBe('idle');
    expect(engine.spoken).toEqual([]);
  });

  it('stop unloads the story and clears the persisted state', async () => {
    const { narration, engine, rooms, saved } = setUp();
    await narration.play(7);
    narration.stop();
    expect(narration.get()).toMatchObject({ status: 'idle', storyId: null, title: '' });
    expect(engine.speaking).toBe(false);
    expect(rooms.size).toBe(0);
    expect(saved()).toBeNull();
  });
});

describe('a new page', () => {
  it('starts automatically after 100 ms when the last page was read to its end', async () => {
    const { narration, engine, pageChanges, finishPage, deliverPage } = setUp({ stories: [aStory()] });
    await narration.play(7);
    await finishPage();
    deliverPage(2);
    await pass(99);
    expect(engine.spoken).toHaveLength(1);
    await pass(1);
    expect(engine.texts.at(-1)).toBe('Page 2 came.');
    expect(narration.get()).toMatchObject({ status: 'playing', pageIndex: 1 });
    expect(pageChanges).toEqual([1]);
  });

  it('starts automatically on the empty page that was requested', async () => {
    const { narration, engine, bus, finishPage, deliverPage } = setUp({ stories: [aStory()] });
    await narration.play(7);
    await finishPage();
    bus.emit('story:page-turned', { storyId: 7, pageIndex: 1, by: 'hand' });
    deliverPage(2);
    await pass(100);
    expect(engine.texts.at(-1)).toBe('Page 2 came.');
  });

  it('starts once when the open story contains it too', async () => {
    const { narration, engine, bus, finishPage, deliverPage } = setUp({ stories: [aStory()] });
    await narration.play(7);
    await finishPage();
    deliverPage(2);
    bus.emit('story:changed', {
      story: aStory({ pages: [aPage(), aPage({ page_number: 2, text: 'Page 2 came.' })] }),
    });
    await pass(1_000);
    expect(engine.spoken).toHaveLength(2);
  });

  it('only advances the page index while paused', async () => {
    const { narration, engine, deliverPage } = setUp({ stories: [aStory()] });
    await narration.play(7);
    engine.start();
    narration.pause();
    deliverPage(2);
    await pass(1_000);
    expect(engine.spoken).toHaveLength(1);
    expect(narration.get()).toMatchObject({ status: 'paused', pageIndex: 1 });
    narration.resume();
    await pass(100);
    expect(engine.texts.at(-1)).toBe('Page 2 came.');
  });

  it('does not start after stop', async () => {
    const { narration, engine, finishPage, deliverPage } = setUp({ stories: [aStory()] });
    await narration.play(7);
    await finishPage();
    deliverPage(2);
    narration.stop();
    await pass(1_000);
    expect(engine.spoken).toHaveLength(1);
  });

  it('that takes the number of another one replaces it', async () => {
    const { narration, rooms } = setUp({ stories: [aStory({ pages: somePages(3), total_pages: null })] });
    await narration.play(7, 0);
    const page = { id: 999, page_number: 3, text: 'Written anew.' };
    rooms.get('7')?.({ type: 'page_update', data: { id: 7, pages: [page] }, updated_page_id: 999 });
    expect(narration.get().pageCount).toBe(3);
  });

  it('changes nothing when it is not the next one', async () => {
    const { narration, engine, bus, finishPage, deliverPage } = setUp();
    await narration.play(7, 2);
    await finishPage();
    bus.emit('story:page-turned', { storyId: 7, pageIndex: 0, by: 'hand' });
    deliverPage(4);
    await pass(1_000);
    expect(engine.spoken).toHaveLength(1);
    expect(narration.get().pageIndex).toBe(0);
  });

  it('is read after the page before it', async () => {
    const { narration, engine, finishPage, deliverPage } = setUp({ stories: [aStory()] });
    await narration.play(7);
    deliverPage(2);
    expect(narration.get().pageIndex).toBe(0);
    await finishPage();
    expect(engine.texts.at(-1)).toBe('Page 2 came.');
  });
});

describe('navigation', () => {
  it('changes the page index only while nothing is playing; resume then starts on that page', async () => {
    const { narration, engine, bus } = setUp();
    await narration.play(7);
    engine.start();
    bus.emit('story:page-turned', { storyId: 7, pageIndex: 2, by: 'hand' });
    expect(narration.get().pageIndex).toBe(0);
    narration.pause();
    bus.emit('story:page-turned', { storyId: 8, pageIndex: 1, by: 'hand' });
    expect(narration.get().pageIndex).toBe(0);
    bus.emit('story:page-turned', { storyId: '7', pageIndex: 2, by: 'hand' });
    expect(narration.get().pageIndex).toBe(2);
    narration.resume();
    await pass(100);
    expect(engine.texts.at(-1)).toBe(textOf(3));
  });

  it('away from the story does not stop the narration', async () => {
    const { narration, engine, bus } = setUp();
    await narration.play(7);
    bus.emit('story:left', { storyId: 7 });
    expect(engine.speaking).toBe(true);
    expect(narration.get().status).toBe('playing');
  });
});

describe('the narration ends', () => {
  it('when the server closes the room while playing', async () => {
    const { narration, engine, rooms, saved } = setUp();
    await narration.play(7);
    rooms.get('7')?.({ type: 'story_left', story_id: 7 });
    expect(narration.get().status).toBe('idle');
    expect(engine.speaking).toBe(false);
    expect(saved()).toBeNull();
  });

  it('but not when the server closes the room while paused', async () => {
    const { narration, rooms } = setUp();
    await narration.play(7);
    narration.pause();
    rooms.get('7')?.({ type: 'story_left', story_id: 7 });
    expect(narration.get().status).toBe('paused');
  });

  it.each([
    ['session:reset', { reason: 'logout' }],
    ['story:deleted', { storyId: 7 }],
  ] as const)('on %s', async (name, event) => {
    const { narration, bus, saved } = setUp();
    await narration.play(7);
    bus.emit(name, event as never);
    expect(narration.get().status).toBe('idle');
    expect(saved()).toBeNull();
  });

  it('on an engine error, which is reported', async () => {
    const { narration, engine, reports, saved } = setUp();
    await narration.play(7);
    engine.fail('synthesis-failed');
    expect(narration.get().status).toBe('idle');
    expect(reports.map(({ message }) => message)).toEqual(['Reading aloud failed: synthesis-failed']);
    expect(saved()).toBeNull();
  });
});

describe('the next visit', () => {
  const stored = (playing: boolean) => ({
    'ww.read-aloud': JSON.stringify({ storyId: 7, pageIndex: 1, playing }),
  });

  it('resumes on the saved page', async () => {
    const { narration, engine } = setUp({ stored: stored(true) });
    await narration.restore();
    expect(engine.texts).toEqual([textOf(2)]);
    expect(narration.get()).toMatchObject({ status: 'playing', pageIndex: 1 });
  });

  it.each([['not-allowed'], [null]])('is paused when the browser blocks speech (%s)', async (error) => {
    const { narration, engine, saved } = setUp({ stored: stored(true) });
    await narration.restore();
    if (error) engine.fail(error);
    await pass(3_000);
    expect(narration.get()).toMatchObject({ status: 'paused', storyId: 7, pageIndex: 1 });
    expect(saved()).not.toBeNull();
    narration.resume();
    await pass(100);
    expect(engine.texts.at(-1)).toBe(textOf(2));
  });

  it('is paused when it was not playing', async () => {
    const { narration, engine, rooms } = setUp({ stored: stored(false) });
    await narration.restore();
    expect(narration.get()).toMatchObject({ status: 'paused', pageIndex: 1 });
    expect(engine.spoken).toEqual([]);
    expect(rooms.size).toBe(1);
  });

  it('clears a story that cannot be loaded any more', async () => {
    const { narration, reports, saved } = setUp({ stored: stored(true), stories: [] });
    await narration.restore();
    expect(narration.get().status).toBe('idle');
    expect(reports.at(-1)?.message).toBe('Failed to load story for read-aloud');
    expect(saved()).toBeNull();
  });

  it.each([['{'], ['{"storyId":7}'], ['null']])('starts idle from the stored value %s', async (text) => {
    const { narration, loadStory } = setUp({ stored: { 'ww.read-aloud': text } });
    await narration.restore();
    expect(loadStory).not.toHaveBeenCalled();
  });

  it('a hidden page stops the voice and keeps the persisted state; a restored page resumes', async () => {
    const { narration, engine, hide, restorePage, saved } = setUp();
    await narration.play(7);
    engine.start();
    hide();
    expect(engine.speaking).toBe(false);
    expect(saved()).toEqual({ storyId: 7, pageIndex: 0, playing: true });
    await pass(1_000);
    restorePage();
    expect(engine.speaking).toBe(true);
  });
});

describe('voice and rate', () => {
  it('are persisted, and the current sentence is repeated with them', async () => {
    const { narration, engine, storage } = setUp({
      stored: { 'ww.reading-voice': '{"voice":"v","rate":7}' },
    });
    expect(narration.settings.get()).toEqual({ voice: 'v', rate: 0.9 });
    await narration.play(7);
    engine.start();
    narration.settings.set({ rate: 2 });
    await pass(100);
    expect(engine.spoken.map(({ utterance }) => utterance.rate)).toEqual([0.9, 1.5]);
    expect(JSON.parse(storage.getItem('ww.reading-voice') ?? '')).toEqual({ voice: 'v', rate: 1.5 });
  });

  it('say pauses the narration', async () => {
    const { narration, engine } = setUp();
    await narration.play(7);
    engine.start();
    expect(narration.say('lantern')).toBe(true);
    await pass(100);
    expect(narration.get().status).toBe('paused');
    expect(engine.texts.at(-1)).toBe('lantern');
  });
});
