import type { Music, Reader, ReaderState } from '@weaversworld/shared/shell';

const state: ReaderState = {
  status: 'idle',
  storyId: null,
  title: '',
  pageIndex: 0,
  pageCount: 0,
  spoken: null,
  word: null,
};
const rate = { voice: null, rate: 0.9 };
export const reader: Reader = {
  get: () => state,
  subscribe: () => () => undefined,
  supported: false,
  play: async () => false,
  pause() {},
  resume() {},
  stop() {},
  say: () => false,
  voices: async () => [],
  settings: { get: () => rate, subscribe: () => () => undefined, set() {} },
};
const m = { playing: false };
export const music: Music = { get: () => m, subscribe: () => () => undefined, toggle() {} };
export const MusicToggle = (_: { music: Music }) => <button type="button">Play music</button>;
export const ReaderBar = (_: { reader: Reader }) => null;
