import {
  mergeSnapshot,
  mergeStory,
  positionOf,
  type Story,
  type StoryMessage,
  StoryPatch,
} from '@weaversworld/shared/contract';
import { describe, expect, it } from 'vitest';

const page = (number: number, more: object = {}) => ({
  id: 30 + number,
  page_number: number,
  text: `Text ${number}`,
  image_status: 'completed' as const,
  image_url: null,
  permanent_image_url: `/p${number}.svg`,
  ...more,
});

const story = (more: Partial<Story> = {}): Story => ({
  id: 7,
  title: 'The Lantern',
  theme: 'woods',
  desired_ending: 'home',
  characters: [1],
  pages: [page(1), page(2)],
  total_pages: 10,
  user_is_owner: true,
  is_public: true,
  share_url: 'https://ex.org/s/1',
  epoch: 'e1',
  seq: 5,
  ...more,
});

const whole = (data: object, more: object = {}): StoryMessage => ({
  type: 'story_update',
  data: StoryPatch.parse(data),
  ...more,
});
const paged = (data: object, more: object = {}): StoryMessage =>
  ({ ...whole(data, more), type: 'page_update' }) as StoryMessage;
const titled = (title: string, more: object = {}): StoryMessage => ({
  type: 'title_update',
  data: { id: 7, title },
  ...more,
});

const cases: [rule: string, before: Story | null, message: StoryMessage, after: Partial<Story> | null][] = [
  ['a whole story fills an empty reader', null, whole({ id: 7, title: 'New' }), { title: 'New', pages: [] }],
  ['ownership is false when no message has named it', null, whole({ id: 7 }), { user_is_owner: false }],
  ['a story without an id cannot fill an empty reader', null, whole({ title: 'New' }), null],
  ['a title alone cannot fill an empty reader', null, titled('New'), null],
  ['a title update changes the title only', story(), titled('New'), story({ title: 'New' })],
  [
    'a missing id, title, theme and ending are kept',
    story(),
    whole({ is_public: false }),
    story({ is_public: false }),
  ],
  ['a missing ownership flag is kept', story(), whole({ id: 7, title: 'T' }), { user_is_owner: true }],
  [
    'an ownership flag in the message is taken',
    story(),
    whole({ user_is_owner: false }),
    { user_is_owner: false },
  ],
  ['absent pages are kept', story(), whole({ title: 'T' }), { pages: story().pages }],
  [
    'an absent total is kept, the default is not assumed',
    story({ total_pages: 12 }),
    whole({ title: 'T' }),
    { total_pages: 12 },
  ],
  [
    'an unknown total stays unknown',
    story({ total_pages: null }),
    whole({ title: 'T' }),
    { total_pages: null },
  ],
  ['null is a value for share_url', story(), whole({ share_url: null }), { share_url: null }],
  ['an absent share_url is kept', story(), whole({ title: 'T' }), { share_url: 'https://ex.org/s/1' }],
  [
    'null is no value for an image URL',
    story(),
    paged({ pages: [{ id: 31, permanent_image_url: null }] }),
    { pages: [page(1), page(2)] },
  ],
  [
    'a page update merges the page by its id, whether it travelled as number or string',
    story({ pages: [page(1), page(2, { text: '', image_status: 'pending' })] }),
    paged({ pages: [{ id: '32', text: 'Text 2', image_status: 'completed' }] }),
    { pages: [page(1), page(2)] },
  ],
  [
    'an update without text keeps the old text',
    story(),
    paged({ pages: [{ id: 31, text: '', image_status: 'processing' }] }),
    { pages: [page(1, { image_status: 'processing' }), page(2)] },
  ],
  [
    'a page update with only a status keeps the number and the picture',
    story(),
    paged({ pages: [{ id: 32, image_status: 'failed' }] }),
    { pages: [page(1), page(2, { image_status: 'failed' })] },
  ],
  [
    'a new page is added in its place',
    story({ pages: [page(2)] }),
    paged({ pages: [page(1)] }),
    { pages: [page(1), page(2)] },
  ],
  [
    'a story update does not lose a page it does not know yet',
    story(),
    whole({ pages: [page(1)] }),
    { pages: [page(1), page(2)] },
  ],
  [
    'a page with the page_number of another one replaces it',
    story(),
    whole({ pages: [page(1), { ...page(2), id: 99 }] }),
    { pages: [page(1), page(2, { id: 99 })] },
  ],
  [
    'a page update makes the total the larger of old total and page count',
    story({ total_pages: 2 }),
    paged({ pages: [page(1), page(2), page(3)] }),
    { total_pages: 3 },
  ],
  [
    'a page update never makes the total smaller',
    story(),
    paged({ total_pages: 4, pages: [page(3)] }),
    { total_pages: 10 },
  ],
  [
    'a page update may carry a larger total',
    story(),
    paged({ total_pages: 12, pages: [page(3)] }),
    { total_pages: 12 },
  ],
  ['a story update carries its own total', story(), whole({ total_pages: 6 }), { total_pages: 6 }],
  [
    'a page stays generating until its text arrives',
    story({ pages: [page(1, { text: '', isGenerating: true })] }),
    paged({ pages: [{ id: 31, image_status: 'processing' }] }),
    { pages: [page(1, { text: '', isGenerating: true, image_status: 'processing' })] },
  ],
  [
    'text ends the generating flag',
    story({ pages: [page(1, { text: '', isGenerating: true })] }),
    paged({ pages: [{ id: 31, text: 'Text 1' }] }),
    { pages: [page(1)] },
  ],
  [
    'the position in the event log is kept',
    story(),
    titled('New', { epoch: 'e1', seq: 6 }),
    { seq: 6, title: 'New' },
  ],
  [
    'a new epoch of the event log is taken',
    story(),
    titled('New', { epoch: 'e2', seq: 1 }),
    { epoch: 'e2', seq: 1, title: 'New' },
  ],
];

describe('mergeStory', () => {
  it.each(cases)('%s', (_rule, before, message, after) => {
    const result = mergeStory(before, message);
    if (after === null) expect(result).toBeNull();
    else expect(result).toMatchObject(after);
    if (after?.pages) expect(result?.pages).toEqual(after.pages);
  });

  it.each([
    ['a message for another story', whole({ id: 8, title: 'Other' })],
    ['a title for another story', { type: 'title_update', data: { id: 8, title: 'Other' } }],
    ['a message already contained', titled('Old', { epoch: 'e1', seq: 5 })],
    ['a message from before', whole({ title: 'Old', epoch: 'e1', seq: 2 })],
  ] as [string, StoryMessage][])('leaves the story alone after %s', (_rule, message) => {
    const before = story();
    expect(mergeStory(before, message)).toBe(before);
  });

  it('merges a snapshot into what live messages brought before it', () => {
    const live = story({ seq: 9, title: 'Named live' });
    expect(mergeSnapshot(live, story({ seq: 8 })).title).toBe('Named live');
    expect(mergeSnapshot(live, story({ seq: 10, title: 'Newer' })).title).toBe('Newer');
    expect(mergeSnapshot(null, story()).title).toBe('The Lantern');
  });
});

describe('positionOf', () => {
  it.each([
    ['of the message', titled('New', { epoch: 'a', seq: 4 }), { epoch: 'a', seq: 4 }],
    ['of its story', whole({ id: 7, epoch: 'a', seq: 4 }), { epoch: 'a', seq: 4 }],
    [
      'of the message before that of its story',
      whole({ epoch: 'a', seq: 4 }, { seq: 5 }),
      { epoch: 'a', seq: 5 },
    ],
    ['null without an epoch', titled('New', { seq: 4 }), null],
    ['null without a seq', whole({ id: 7, epoch: 'a' }), null],
  ] as [string, StoryMessage, object | null][])('is that %s', (_case, message, position) => {
    expect(positionOf(message)).toEqual(position);
  });
});
