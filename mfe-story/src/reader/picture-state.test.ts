import { type ImageStatus, type Page, toStory } from '@weaversworld/shared/contract';
import { describe, expect, it } from 'vitest';
import { createPictureAddresses } from './picture-addresses.ts';
import { pictureRetryDelay, pictureState } from './picture-state.ts';

const page = (image_status: ImageStatus, permanent_image_url: string | null = null): Page =>
  toStory({ id: 1, pages: [{ id: 31, image_status, permanent_image_url }] }).pages[0]!;

describe('pictureState', () => {
  it.each([
    ['pending', null, { kind: 'waiting', text: 'Drawing...' }],
    ['processing', '/p.svg', { kind: 'waiting', text: 'Drawing...' }],
    ['downloading', null, { kind: 'waiting', text: 'Downloading image...' }],
    ['completed', '/p.svg', { kind: 'address', url: '/p.svg' }],
    ['completed', null, { kind: 'bytes', text: 'Preparing image...' }],
    ['completed', '', { kind: 'bytes', text: 'Preparing image...' }],
    ['failed', null, { kind: 'failed', text: "Couldn't draw this yet, will try again soon..." }],
    ['unknown', '/p.svg', { kind: 'nothing' }],
  ] as const)('%s with address %j', (status, url, state) => {
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

describe('picture addresses', () => {
  const createClocked = () => {
    let time = 100;
    return createPictureAddresses(() => time++);
  };

  it('take their timestamp once per completed picture', () => {
    const addresses = createClocked();
    expect(addresses.of(page('completed', '/p.svg'))).toBe('/p.svg?t=100');
    expect(addresses.of(page('completed', '/p.svg'))).toBe('/p.svg?t=100');
  });

  it('take a new one on a retry, for a new address and for a picture drawn anew', () => {
    const addresses = createClocked();
    addresses.of(page('completed', '/p.svg'));
    expect(addresses.renew(page('completed', '/p.svg'))).toBe('/p.svg?t=101');
    expect(addresses.of(page('completed', '/q.svg'))).toBe('/q.svg?t=102');
    expect(addresses.of(page('processing', '/q.svg'))).toBeNull();
    expect(addresses.of(page('completed', '/q.svg'))).toBe('/q.svg?t=103');
  });

  it.each([
    ['/p.svg?v=2', '/p.svg?v=2&t=100'],
    ['/p.svg#frame', '/p.svg?t=100#frame'],
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ])('join the timestamp to %s', (url, address) => {
    expect(createClocked().of(page('completed', url))).toBe(address);
  });
});
