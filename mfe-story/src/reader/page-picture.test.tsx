// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import { ApiError } from '@weaversworld/shared/api';
import type { Page } from '@weaversworld/shared/contract';
import { aPage, createTestShell } from '@weaversworld/shared/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithStores } from '../testing/render-with-stores.tsx';
import { PagePicture, pictureAlt } from './page-picture.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000);
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (page: Partial<Page> = {}, image: () => Promise<Blob> = () => new Promise(() => {})) =>
  renderWithStores(<PagePicture page={aPage(page)} />, {
    shell: createTestShell({ api: { pages: { image } } }),
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const picture = () => screen.queryByRole('img');

describe('a picture with a URL', () => {
  it('is tried again after 1, 2 and 4 seconds, each time with a new timestamp, then hidden', async () => {
    show();
    const urls = [picture()?.getAttribute('src')];
    for (const delay of [1_000, 2_000, 4_000]) {
      fireEvent.error(picture()!);
      await pass(delay - 1);
      expect(picture()).toHaveAttribute('src', urls.at(-1));
      await pass(1);
      urls.push(picture()?.getAttribute('src'));
    }
    expect(urls).toEqual([1_000, 2_000, 4_000, 8_000].map((stamp) => `/media/page-1.svg?t=${stamp}`));
    fireEvent.error(picture()!);
    await pass(10_000);
    expect(picture()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show the picture' }));
    expect(picture()).toHaveAttribute('src', '/media/page-1.svg?t=18000');
  });

  it('keeps its URL when it is rendered again', async () => {
    const { unmount } = show();
    const before = picture()?.getAttribute('src');
    await pass(500);
    unmount();
    show();
    expect(before).toBe('/media/page-1.svg?t=1000');
  });
});

describe('a picture without a URL', () => {
  const noUrl = { permanent_image_url: null };
  let revoked: string[];
  beforeEach(() => {
    revoked = [];
    let count = 0;
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: () => `blob:${++count}`,
        revokeObjectURL: (url: string) => revoked.push(url),
      }),
    );
  });

  it('is fetched, shown, and revoked after use', async () => {
    const { unmount, shell } = show(noUrl, async () => new Blob(['x']));
    expect(screen.getByText('Preparing image...')).toBeInTheDocument();
    await pass(1);
    expect(picture()).toHaveAttribute('src', 'blob:1');
    expect(shell.callsOf('api.pages.image')[0]?.[0]).toBe(101);
    expect(revoked).toEqual([]);
    unmount();
    expect(revoked).toEqual(['blob:1']);
  });

  it('that cannot be fetched is tried again three times, then replaced by a message', async () => {
    const { shell } = show(noUrl, () => Promise.reject(new ApiError('http', 404, 'GET /pages/101/image/')));
    await pass(1);
    expect(screen.getByText('Preparing image...')).toBeInTheDocument();
    for (const delay of [1_000, 2_000, 4_000]) await pass(delay);
    expect(screen.getByText('Failed to fetch image: 404')).toBeInTheDocument();
    expect(shell.callsOf('api.pages.image')).toHaveLength(4);
    await pass(60_000);
    expect(shell.callsOf('api.pages.image')).toHaveLength(4);
  });
});

describe('pictureAlt', () => {
  it.each([
    ['Pip ran. She laughed.', 'Pip ran.'],
    ['  “Oh no!” said Pip. ', '“Oh no!” said Pip.'],
    ['No end', 'No end'],
    ['', 'Page 1'],
  ])('of %j', (text, alt) => {
    expect(pictureAlt(aPage({ text }))).toBe(alt);
  });

  it('is the description of the picture where the server gives one', () => {
    const image_description = 'Pip the fox runs in a meadow, with a kite.';
    expect(pictureAlt(aPage({ text: 'Pip ran.', image_description }))).toBe(image_description);
  });
});
