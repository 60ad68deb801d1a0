import type { Report } from '@weaversworld/shared/shell';
import { createTestReadable } from '@weaversworld/shared/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMusic } from './create-music.ts';
import { MUSIC } from './policy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const setUp = ({ kept = {} as Record<string, string>, answers = [] as (Error | undefined)[] } = {}) => {
  const storage = new Map(Object.entries(kept));
  const reports: Report[] = [];
  const opened: string[] = [];
  const sound = { playing: false, volume: 1, loudest: 0 };
  const sights: ((visible: boolean) => void)[] = [];
  const hides: (() => void)[] = [];
  const reader = createTestReadable({ status: 'idle' });
  const music = createMusic({
    tracks: ['a.mp3', 'b.mp3', 'c.mp3'],
    open: (source) => {
      opened.push(source);
      return {
        play: async () => {
          const answer = answers.shift();
          if (answer) throw answer;
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
    reader,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    },
    page: {
      onHide: (listener) => {
        hides.push(listener);
        return () => {};
      },
      onReturn: () => () => {},
      onSight: (listener) => {
        sights.push(listener);
        return () => {};
      },
    },
    random: () => 0.5,
    after: (delay, task) => {
      const timer = setTimeout(task, delay);
      return () => clearTimeout(timer);
    },
    report: (report) => void reports.push(report),
  });
  return {
    music,
    reader,
    opened,
    sound,
    reports,
    storage,
    see: (visible: boolean) => {
      for (const listener of sights) listener(visible);
    },
    leave: () => {
      for (const listener of hides) listener();
    },
  };
};
const failure = (name: string) => Object.assign(new Error(name), { name });

describe('background music', () => {
  it('is off, and no file is asked for, until the toggle is pressed', async () => {
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

  it('fades out before it stops, and goes on with the same track', async () => {
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

  it('steps back while a story is read aloud', async () => {
    const { music, reader, sound } = setUp();
    music.toggle();
    await pass(2_000);
    reader.set({ status: 'playing' });
    await pass(2_000);
    expect(sound).toMatchObject({ playing: true, volume: MUSIC.lowered });
    reader.set({ status: 'paused' });
    await pass(2_000);
    expect(sound.volume).toBe(0.3);
  });

  it('stops with the page, and comes back with the tab', async () => {
    const { music, sound, see, leave } = setUp();
    music.toggle();
    await pass(2_000);
    see(false);
    expect(sound).toMatchObject({ playing: false, volume: 0 });
    expect(music.get()).toEqual({ playing: true });
    see(true);
    await pass(2_000);
    expect(sound).toMatchObject({ playing: true, volume: 0.3 });
    leave();
    expect(sound.playing).toBe(false);
  });

  it('stays silent in a tab that comes back when it is off', async () => {
    const { sound, see, opened } = setUp();
    see(false);
    see(true);
    await pass(1_000);
    expect([sound.playing, opened.length]).toEqual([false, 0]);
  });

  it('keeps the choice for the visit', async () => {
    const { music, storage } = setUp();
    music.toggle();
    const again = setUp({ kept: Object.fromEntries(storage) });
    await pass(2_000);
    expect(again.music.get()).toEqual({ playing: true });
    expect(again.sound.volume).toBe(0.3);
    again.music.toggle();
    expect(setUp({ kept: Object.fromEntries(again.storage) }).music.get()).toEqual({ playing: false });
  });

  it('says honestly that it is silent when the browser refuses, and can be pressed again', async () => {
    const { music, sound, reports } = setUp({
      kept: { 'ww.music': 'on' },
      answers: [failure('NotAllowedError')],
    });
    await pass(100);
    expect(music.get()).toEqual({ playing: false });
    expect(reports).toEqual([]);
    music.toggle();
    await pass(2_000);
    expect(sound.volume).toBe(0.3);
  });

  it('reports a file that cannot be played', async () => {
    const { music, reports } = setUp({ answers: [failure('NotSupportedError')] });
    music.toggle();
    await pass(100);
    expect(music.get()).toEqual({ playing: false });
    expect(reports.map(({ message }) => message)).toEqual(['The music could not be played']);
  });

  it('survives two quick presses', async () => {
    const { music, sound } = setUp({ answers: [failure('AbortError')] });
    music.toggle();
    music.toggle();
    music.toggle();
    await pass(3_000);
    expect(music.get()).toEqual({ playing: true });
    expect(sound).toMatchObject({ playing: true, volume: 0.3 });
  });
});
