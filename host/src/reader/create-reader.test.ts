import { Id, type ServerMessage, type Story } from '@weaversworld/shared/contract';
import { createBus, type Report } from '@weaversworld/shared/shell';
import { createMemoryStorage } from '@weaversworld/shared/storage';
import { aPage, aStory, somePages } from '@weaversworld/shared/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakePageLifecycle } from '../testing/fake-page-lifecycle.ts';
import { createFakeSpeechDeps, FakeSpeechEngine } from '../testing/fake-speech.ts';
import { createReader } from './create-reader.ts';

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
  const turned: number[] = [];
  bus.on('narration:page-changed', ({ pageIndex }) => void turned.push(pageIndex));
  const rooms = new Map<string, (message: ServerMessage) => void>();
  const storage = createMemoryStorage(stored);
  const { page, hide, restore } = createFakePageLifecycle();
  const loadStory = vi.fn(async (id: unknown): Promise<Story> => {
    const found = stories.find((story) => story.id === Id.parse(id));
    if (!found) throw new Error('403');
    return found;
  });
  const reader = createReader({
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
    reader,
    engine,
    bus,
    turned,
    rooms,
    storage,
    loadStory,
    reports,
    saved: () => JSON.parse(storage.getItem('ww.read-aloud') ?? 'null'),
    hide,
    restorePage: restore,
    /** The page under way is spoken to its end. */
    async readPage() {
      engine.start();
      await pass(200);
      engine.end();
      await pass(100);
    },
    /** The server writes a page. */
    write: (page_number: number, text = `Page ${page_number} came.`) =>
      rooms.get('7')?.({
        type: 'page_update',
        data: { id: 7, pages: [{ id: 100 + page_number, page_number, text }] },
        updated_page_id: 100 + page_number,
      }),
  };
};
const textOf = (page: number) => aPage({ page_number: page }).text;

describe('Start', () => {
  it('reads the given page and goes on to the last page with text, then stops with the story loaded', async () => {
    const { reader, engine, turned, readPage, saved } = setUp();
    expect(await reader.play(7, 1)).toBe(true);
    expect(reader.get()).toMatchObject({
      status: 'playing',
      storyId: 7,
      pageIndex: 1,
      pageCount: 10,
      title: 'Pip and the Lost Lantern',
    });
    expect(saved()).toEqual({ storyId: 7, pageIndex: 1, playing: true });
    await readPage();
    expect(reader.get()).toMatchObject({ status: 'playing', pageIndex: 2 });
    await readPage();
    expect(engine.texts).toEqual([textOf(2), textOf(3)]);
    expect(turned).toEqual([2]);
    expect(reader.get()).toMatchObject({ status: 'stopped', storyId: 7, pageIndex: 2, spoken: null });
    expect(saved()).toMatchObject({ playing: false });
  });

  it('begins at the first page, and passes over one without text', async () => {
    const { reader, engine, readPage } = setUp({
      stories: [aStory({ pages: [aPage(), aPage({ page_number: 2, text: '' }), aPage({ page_number: 3 })] })],
    });
    await reader.play(7);
    await readPage();
    expect(engine.texts).toEqual([textOf(1), textOf(3)]);
    expect(reader.get().pageIndex).toBe(2);
  });

  it('begins at once, within the press of the button, when the story is open', () => {
    const { reader, engine, bus, loadStory } = setUp();
    bus.emit('story:changed', { story: aStory() });
    void reader.play(7, 0);
    expect(engine.texts).toEqual([textOf(1)]);
    expect(loadStory).not.toHaveBeenCalled();
  });

  it('logs a story that cannot be had, and says false', async () => {
    const { reader, reports } = setUp();
    expect(await reader.play(9)).toBe(false);
    expect(reports.map(({ message }) => message)).toEqual(['Failed to load story for read-aloud']);
    expect(reader.get().status).toBe('idle');
  });

  it('is false where the browser cannot speak', async () => {
    const { reader, loadStory } = setUp({ supported: false });
    expect(reader.supported).toBe(false);
    expect(await reader.play(7)).toBe(false);
    expect(loadStory).not.toHaveBeenCalled();
  });

  it('takes the place of another story, and of a load that is overtaken', async () => {
    const { reader, rooms } = setUp({ stories: [aStory(), aStory({ id: 8, title: 'Other' })] });
    const first = reader.play(7);
    const second = reader.play(8);
    expect(await first).toBe(false);
    expect(await second).toBe(true);
    expect([...rooms.keys()]).toEqual(['8']);
    await reader.play(7);
    expect([...rooms.keys()]).toEqual(['7']);
  });

  it('counts the pages there are when no number is planned', async () => {
    const { reader } = setUp({ stories: [aStory({ total_pages: null, pages: somePages(2) })] });
    await reader.play(7);
    expect(reader.get().pageCount).toBe(2);
  });
});

describe('Pause and Stop', () => {
  it('goes on from the sentence', async () => {
    const { reader, engine, saved } = setUp();
    await reader.play(7, 1);
    engine.start();
    engine.boundary(textOf(2).indexOf('This'));
    expect(reader.get()).toMatchObject({
      spoken: { pageIndex: 1, start: 15, end: 30 },
      word: { start: 15, end: 19 },
    });
    reader.pause();
    expect(reader.get()).toMatchObject({ status: 'paused', pageIndex: 1 });
    expect(saved()).toMatchObject({ playing: false });
    await pass(1_000);
    reader.resume();
    expect(reader.get().status).toBe('playing');
    expect(engine.texts.at(-1)).toBe('This is page 2.');
  });

  it('does nothing while nothing is read', () => {
    const { reader, engine } = setUp();
    reader.pause();
    reader.resume();
    expect(reader.get().status).toBe('idle');
    expect(engine.spoken).toEqual([]);
  });

  it('Stop unloads the story and clears what was kept', async () => {
    const { reader, engine, rooms, saved } = setUp();
    await reader.play(7);
    reader.stop();
    expect(reader.get()).toMatchObject({ status: 'idle', storyId: null, title: '' });
    expect(engine.speaking).toBe(false);
    expect(rooms.size).toBe(0);
    expect(saved()).toBeNull();
  });
});

describe('a new page', () => {
  it('starts by itself after 100 ms when the last page was read to its end', async () => {
    const { reader, engine, turned, readPage, write } = setUp({ stories: [aStory()] });
    await reader.play(7);
    await readPage();
    write(2);
    await pass(99);
    expect(engine.spoken).toHaveLength(1);
    await pass(1);
    expect(engine.texts.at(-1)).toBe('Page 2 came.');
    expect(reader.get()).toMatchObject({ status: 'playing', pageIndex: 1 });
    expect(turned).toEqual([1]);
  });

  it('starts by itself on the empty page that was asked for', async () => {
    const { reader, engine, bus, readPage, write } = setUp({ stories: [aStory()] });
    await reader.play(7);
    await readPage();
    bus.emit('story:page-turned', { storyId: 7, pageIndex: 1, by: 'hand' });
    write(2);
    await pass(100);
    expect(engine.texts.at(-1)).toBe('Page 2 came.');
  });

  it('told by the open story starts too, once', async () => {
    const { reader, engine, bus, readPage, write } = setUp({ stories: [aStory()] });
    await reader.play(7);
    await readPage();
    write(2);
    bus.emit('story:changed', {
      story: aStory({ pages: [aPage(), aPage({ page_number: 2, text: 'Page 2 came.' })] }),
    });
    await pass(1_000);
    expect(engine.spoken).toHaveLength(2);
  });

  it('only moves the bar when the reader paused', async () => {
    const { reader, engine, write } = setUp({ stories: [aStory()] });
    await reader.play(7);
    engine.start();
    reader.pause();
    write(2);
    await pass(1_000);
    expect(engine.spoken).toHaveLength(1);
    expect(reader.get()).toMatchObject({ status: 'paused', pageIndex: 1 });
    reader.resume();
    await pass(100);
    expect(engine.texts.at(-1)).toBe('Page 2 came.');
  });

  it('does not start once Stop was pressed meanwhile', async () => {
    const { reader, engine, readPage, write } = setUp({ stories: [aStory()] });
    await reader.play(7);
    await readPage();
    write(2);
    reader.stop();
    await pass(1_000);
    expect(engine.spoken).toHaveLength(1);
  });

  it('that takes the number of another one replaces it', async () => {
    const { reader, rooms } = setUp({ stories: [aStory({ pages: somePages(3), total_pages: null })] });
    await reader.play(7, 0);
    const page = { id: 999, page_number: 3, text: 'Written anew.' };
    rooms.get('7')?.({ type: 'page_update', data: { id: 7, pages: [page] }, updated_page_id: 999 });
    expect(reader.get().pageCount).toBe(3);
  });

  it('that is not the next one leaves the bar where it is', async () => {
    const { reader, engine, bus, readPage, write } = setUp();
    await reader.play(7, 2);
    await readPage();
    bus.emit('story:page-turned', { storyId: 7, pageIndex: 0, by: 'hand' });
    write(4);
    await pass(1_000);
    expect(engine.spoken).toHaveLength(1);
    expect(reader.get().pageIndex).toBe(0);
  });

  it('is read on to while the page before is being read', async () => {
    const { reader, engine, readPage, write } = setUp({ stories: [aStory()] });
    await reader.play(7);
    write(2);
    expect(reader.get().pageIndex).toBe(0);
    await readPage();
    expect(engine.texts.at(-1)).toBe('Page 2 came.');
  });
});

describe('navigation', () => {
  it('moves the bar only while nothing is read, and a pause then starts anew on that page', async () => {
    const { reader, engine, bus } = setUp();
    await reader.play(7);
    engine.start();
    bus.emit('story:page-turned', { storyId: 7, pageIndex: 2, by: 'hand' });
    expect(reader.get().pageIndex).toBe(0);
    reader.pause();
    bus.emit('story:page-turned', { storyId: 8, pageIndex: 1, by: 'hand' });
    expect(reader.get().pageIndex).toBe(0);
    bus.emit('story:page-turned', { storyId: '7', pageIndex: 2, by: 'hand' });
    expect(reader.get().pageIndex).toBe(2);
    reader.resume();
    await pass(100);
    expect(engine.texts.at(-1)).toBe(textOf(3));
  });

  it('away from the story leaves the voice alone', async () => {
    const { reader, engine, bus } = setUp();
    await reader.play(7);
    bus.emit('story:left', { storyId: 7 });
    expect(engine.speaking).toBe(true);
    expect(reader.get().status).toBe('playing');
  });
});

describe('what ends it', () => {
  it('the server closing the room while it reads', async () => {
    const { reader, engine, rooms, saved } = setUp();
    await reader.play(7);
    rooms.get('7')?.({ type: 'story_left', story_id: 7 });
    expect(reader.get().status).toBe('idle');
    expect(engine.speaking).toBe(false);
    expect(saved()).toBeNull();
  });

  it('but not the room closing while it is paused', async () => {
    const { reader, rooms } = setUp();
    await reader.play(7);
    reader.pause();
    rooms.get('7')?.({ type: 'story_left', story_id: 7 });
    expect(reader.get().status).toBe('paused');
  });

  it.each([
    ['session:reset', { reason: 'logout' }],
    ['story:deleted', { storyId: 7 }],
  ] as const)('%s', async (name, fact) => {
    const { reader, bus, saved } = setUp();
    await reader.play(7);
    bus.emit(name, fact as never);
    expect(reader.get().status).toBe('idle');
    expect(saved()).toBeNull();
  });

  it('an engine that fails, which is logged', async () => {
    const { reader, engine, reports, saved } = setUp();
    await reader.play(7);
    engine.fail('synthesis-failed');
    expect(reader.get().status).toBe('idle');
    expect(reports.map(({ message }) => message)).toEqual(['Reading aloud failed: synthesis-failed']);
    expect(saved()).toBeNull();
  });
});

describe('the next visit', () => {
  const stored = (playing: boolean) => ({
    'ww.read-aloud': JSON.stringify({ storyId: 7, pageIndex: 1, playing }),
  });

  it('goes on reading from the saved page', async () => {
    const { reader, engine } = setUp({ stored: stored(true) });
    await reader.restore();
    expect(engine.texts).toEqual([textOf(2)]);
    expect(reader.get()).toMatchObject({ status: 'playing', pageIndex: 1 });
  });

  it.each([['not-allowed'], [null]])('shows the bar paused when the browser refuses (%s)', async (error) => {
    const { reader, engine, saved } = setUp({ stored: stored(true) });
    await reader.restore();
    if (error) engine.fail(error);
    await pass(3_000);
    expect(reader.get()).toMatchObject({ status: 'paused', storyId: 7, pageIndex: 1 });
    expect(saved()).not.toBeNull();
    reader.resume();
    await pass(100);
    expect(engine.texts.at(-1)).toBe(textOf(2));
  });

  it('only shows the bar when it was not playing', async () => {
    const { reader, engine, rooms } = setUp({ stored: stored(false) });
    await reader.restore();
    expect(reader.get()).toMatchObject({ status: 'paused', pageIndex: 1 });
    expect(engine.spoken).toEqual([]);
    expect(rooms.size).toBe(1);
  });

  it('forgets a story that cannot be had any more', async () => {
    const { reader, reports, saved } = setUp({ stored: stored(true), stories: [] });
    await reader.restore();
    expect(reader.get().status).toBe('idle');
    expect(reports.at(-1)?.message).toBe('Failed to load story for read-aloud');
    expect(saved()).toBeNull();
  });

  it.each([['{'], ['{"storyId":7}'], ['null']])('starts fresh from %s', async (text) => {
    const { reader, loadStory } = setUp({ stored: { 'ww.read-aloud': text } });
    await reader.restore();
    expect(loadStory).not.toHaveBeenCalled();
  });

  it('is prepared by a page that goes: the voice stops, the saved state stays', async () => {
    const { reader, engine, hide, restorePage, saved } = setUp();
    await reader.play(7);
    engine.start();
    hide();
    expect(engine.speaking).toBe(false);
    expect(saved()).toEqual({ storyId: 7, pageIndex: 0, playing: true });
    await pass(1_000);
    restorePage();
    expect(engine.speaking).toBe(true);
  });
});

describe('voice and pace', () => {
  it('are kept, and the sentence under way is told again in them', async () => {
    const { reader, engine, storage } = setUp({ stored: { 'ww.reading-voice': '{"voice":"v","rate":7}' } });
    expect(reader.settings.get()).toEqual({ voice: 'v', rate: 0.9 });
    await reader.play(7);
    engine.start();
    reader.settings.set({ rate: 2 });
    await pass(100);
    expect(engine.spoken.map(({ utterance }) => utterance.rate)).toEqual([0.9, 1.5]);
    expect(JSON.parse(storage.getItem('ww.reading-voice') ?? '')).toEqual({ voice: 'v', rate: 1.5 });
  });

  it('one word pauses what is read', async () => {
    const { reader, engine } = setUp();
    await reader.play(7);
    engine.start();
    expect(reader.say('lantern')).toBe(true);
    await pass(100);
    expect(reader.get().status).toBe('paused');
    expect(engine.texts.at(-1)).toBe('lantern');
  });
});
