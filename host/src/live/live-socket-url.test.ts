import { describe, expect, it } from 'vitest';
import { liveSocketUrl } from './live-socket-url.ts';

describe('the socket URL', () => {
  const given = { liveUrl: '/ws/weaversworld/', origin: 'https://weaver.example' };
  it.each([
    [given, 'wss://weaver.example/ws/weaversworld/'],
    [{ ...given, origin: 'http://localhost:3000' }, 'ws://localhost:3000/ws/weaversworld/'],
    [
      { ...given, userId: 4, profileId: 'a b' },
      'wss://weaver.example/ws/weaversworld/?user_id=4&profile_id=a+b',
    ],
    [{ ...given, userId: null, profileId: 0 }, 'wss://weaver.example/ws/weaversworld/?profile_id=0'],
    [{ ...given, liveUrl: 'wss://live.example/x' }, 'wss://live.example/x'],
  ])('%j is %s', (parts, url) => {
    expect(liveSocketUrl(parts)).toBe(url);
  });
});
