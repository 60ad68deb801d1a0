import type { Report } from '@weaversworld/shared/shell';
import { createMemoryStorage } from '@weaversworld/shared/storage';
import { createTestReadable } from '@weaversworld/shared/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schedule } from '../schedule.ts';
import { createFakePageLifecycle } from '../testing/fake-page-lifecycle.ts';
import { createMusic } from './create-music.ts';
import { MUSIC } from './music-rules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const setUp = ({ stored = {} as Record<string, string>, failures = [] as (Error | undefined)[] } = {}) => {
  const storage = createMemoryStorage(stored);
  const reports: Report[] = [];
  const opened: string[] = [];
  const sound = { playing: false, volume: 1, loudest: 0 };
  const { page, hide, setVisible } = createFakePageLifecycle();
  const narration = createTestReadable({ status: 'idle' });
  const music = createMusic({
    tracks: ['a.mp3', 'b.mp3', 'c.mp3'],
    open: (source) => {
      opened.push(source);
      return {
        play: async () => {
          const failure = failures.shift();
          if (failure) throw failure;
          sound.playing = true;
        },
        pause: () => {
          sound.playing = false;
        },
        setVolume: (volume) => {
          sound.volume = volume;
          sound.loudest = Math.max(sound.loudest, volume);
        },
      };
    },
    narration,
    storage,
    page,
    random: () => 0.5,
    schedule,
    report: (report) => void reports.push(report),
  });
  return { music, narration, opened, sound, reports, storage, hide, setVisible };
};
const failure = (name: string) => Object.assign(new Error(name), { name });

describe('background music', () => {
  it('is off, and requests no file, until the toggle is pressed', async () => {
    const { music, opened } = setUp();
    await pass(10_000);
    expect(music.get()).toEqual({ playing: false });
    expect(opened).toEqual([]);
  });

  it('plays one of the tracks, rising to volume 0.3 and no further', async () => {
    const { music, opened, sound } = setUp();
    music.toggle();
    expect(music.get()).toEqual({ playing: true });
    await pass(200);
    expect(sound.volume).toBeLessThan(0.15);
    await pass(2_000);
    expect(opened).toEqual(['b.mp3']);
    expect(sound).toEqual({ playing: true, volume: 0.3, loudest: 0.3 });
  });

  it('fades out before it stops, and continues with the same track', async () => {
    const { music, opened, sound } = setUp();
    music.toggle();
    await pass(2_000);
    music.toggle();
    expect(music.get()).toEqual({ playing: false });
    await pass(200);
    expect(sound.playing).toBe(true);
    await pass(1_000);
    expect(sound).toMatchObject({ playing: false, volume: 0 });
    music.toggle();
    await pass(2_000);
    expect(opened).toEqual(['b.mp3']);
    expect(sound.playing).toBe(true);
  });

  it('is lowered while a story is read aloud', async () => {
    const { music, narration, sound } = setUp();
    music.toggle();
    await pass(2_000);
    narration.set({ status: 'playing' });
    await pass(2_000);
    expect(sound).toMatchObject({ playing: true, volume: MUSIC.lowered });
    narration.set({ status: 'paused' });
    await pass(2_000);
    expect(sound.volume).toBe(0.3);
  });

  it('stops when the page is hidden, and plays again when it is visible', async () => {
    const { music, sound, setVisible, hide } = setUp();
    music.toggle();
    await pass(2_000);
    setVisible(false);
    expect(sound).toMatchObject({ playing: false, volume: 0 });
    expect(music.get()).toEqual({ playing: true });
    setVisible(true);
    await pass(2_000);
    expect(sound).toMatchObject({ playing: true, volume: 0.3 });
    hide();
    expect(sound.playing).toBe(false);
  });

  it('stays silent when it is off and the page becomes visible', async () => {
    const { sound, setVisible, opened } = setUp();
    setVisible(false);
    setVisible(true);
    await pass(1_000);
    expect([sound.playing, opened.length]).toEqual([false, 0]);
  });

  it('persists the choice for the visit', async () => {
    const { music, storage } = setUp();
    music.toggle();
    const again = setUp({ stored: Object.fromEntries(storage.entries) });
    await pass(2_000);
    expect(again.music.get()).toEqual({ playing: true });
    expect(again.sound.volume).toBe(0.3);
    again.music.toggle();
    expect(setUp({ stored: Object.fromEntries(again.storage.entries) }).music.get()).toEqual({
      playing: false,
    });
  });

  it('is shown as off when the browser refuses autoplay, and can be switched on again', async () => {
    const { music, sound, reports } = setUp({
      stored: { 'ww.music': 'on' },
      failures: [failure('NotAllowedError')],
    });
    await pass(100);
    expect(music.get()).toEqual({ playing: false });
    expect(reports).toEqual([]);
    music.toggle();
    await pass(2_000);
    expect(sound.volume).toBe(0.3);
  });

  it('reports a file that cannot be played', async () => {
    const { music, reports } = setUp({ failures: [failure('NotSupportedError')] });
    music.toggle();
    await pass(100);
    expect(music.get()).toEqual({ playing: false });
    expect(reports.map(({ message }) => message)).toEqual(['The music could not be played']);
  });

  it('survives two quick presses', async () => {
    const { music, sound } = setUp({ failures: [failure('AbortError')] });
    music.toggle();
    music.toggle();
    music.toggle();
    await pass(3_000);
    expect(music.get()).toEqual({ playing: true });
    expect(sound).toMatchObject({ playing: true, volume: 0.3 });
  });
});
