import { type ImageStatus, type Page, toStory } from '@weaversworld/shared/contract';
import { describe, expect, it } from 'vitest';
import { pictureRetryDelay, pictureState } from './picture-state.ts';
import { createPictureUrls } from './picture-urls.ts';

const page = (image_status: ImageStatus, permanent_image_url: string | null = null): Page =>
  toStory({ id: 1, pages: [{ id: 31, image_status, permanent_image_url }] }).pages[0]!;

describe('pictureState', () => {
  it.each([
    ['pending', null, { kind: 'waiting', text: 'Drawing...' }],
    ['processing', '/p.svg', { kind: 'waiting', text: 'Drawing...' }],
    ['downloading', null, { kind: 'waiting', text: 'Downloading image...' }],
    ['completed', '/p.svg', { kind: 'url', url: '/p.svg' }],
    ['completed', null, { kind: 'blob', text: 'Preparing image...' }],
    ['completed', '', { kind: 'blob', text: 'Preparing image...' }],
    ['failed', null, { kind: 'failed', text: "Couldn't draw this yet, will try again soon..." }],
    ['unknown', '/p.svg', { kind: 'none' }],
  ] as const)('%s with URL %j', (status, url, state) => {
    expect(pictureState(page(status, url))).toEqual(state);
  });
});

describe('pictureRetryDelay', () => {
  it.each([
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [4, null],
  ])('after failure %i is %j', (failures, delay) => {
    expect(pictureRetryDelay(failures)).toBe(delay);
  });
});

describe('picture URLs', () => {
  const createClocked = () => {
    let time = 100;
    return createPictureUrls(() => time++);
  };

  it('take their timestamp once per completed picture', () => {
    const urls = createClocked();
    expect(urls.of(page('completed', '/p.svg'))).toBe('/p.svg?t=100');
    expect(urls.of(page('completed', '/p.svg'))).toBe('/p.svg?t=100');
  });

  it('take a new one on a retry, for a new URL and for a redrawn picture', () => {
    const urls = createClocked();
    urls.of(page('completed', '/p.svg'));
    expect(urls.renew(page('completed', '/p.svg'))).toBe('/p.svg?t=101');
    expect(urls.of(page('completed', '/q.svg'))).toBe('/q.svg?t=102');
    expect(urls.of(page('processing', '/q.svg'))).toBeNull();
    expect(urls.of(page('completed', '/q.svg'))).toBe('/q.svg?t=103');
  });

  it.each([
    ['/p.svg?v=2', '/p.svg?v=2&t=100'],
    ['/p.svg#frame', '/p.svg?t=100#frame'],
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ])('add the timestamp to %s', (url, stamped) => {
    expect(createClocked().of(page('completed', url))).toBe(stamped);
  });
});
