import { describe, expect, it } from 'vitest';
import { findByMount } from './mounts.ts';

const REMOTES = [
  { name: 'story', mounts: ['/weaversworld'] },
  { name: 'club', mounts: ['/weaversworld/club', '/club'] },
];

describe('findByMount', () => {
  it.each([
    ['/weaversworld', 'story'],
    ['/weaversworld/', 'story'],
    ['/weaversworld/story/7', 'story'],
    ['/weaversworld/club/7', 'club'],
    ['/club', 'club'],
    ['/weaversworlds', undefined],
    ['/', undefined],
  ])('%s belongs to %s', (path, name) => {
    expect(findByMount(REMOTES, ({ mounts }) => mounts, path)?.name).toBe(name);
  });
});
