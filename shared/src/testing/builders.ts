import type { AuthResponse } from '@weaversworld/shared/api';
import type { Character, ChildProfile, Page, Story, Support, User } from '@weaversworld/shared/contract';

/** A character; override only what the test is about. */
export const aCharacter = (over: Partial<Character> = {}): Character => ({
  id: 1,
  name: 'Pip',
  creature: 'fox',
  description: 'A small fox with a red scarf who is brave.',
  pronouns: 'she/her',
  profile_id: null,
  ...over,
});

/** A page with text and a completed image. */
export const aPage = (over: Partial<Page> = {}): Page => {
  const number = over.page_number ?? 1;
  return {
    id: 100 + number,
    page_number: number,
    text: `Pip walked on. This is page ${number}.`,
    image_status: 'completed',
    image_url: null,
    permanent_image_url: `/media/page-${number}.svg`,
    ...over,
  };
};

/** Pages 1 to `count`, all with text. */
export const somePages = (count: number): Page[] =>
  Array.from({ length: count }, (_, index) => aPage({ page_number: index + 1 }));

/** A story of the visitor: `total_pages` 10, one page. */
export const aStory = (over: Partial<Story> = {}): Story => ({
  id: 7,
  title: 'Pip and the Lost Lantern',
  theme: 'an adventure in a magical forest',
  desired_ending: 'everybody is home for supper',
  characters: [1],
  pages: somePages(1),
  total_pages: 10,
  user_is_owner: true,
  is_public: false,
  share_url: null,
  ...over,
});

/** A child profile. */
export const aChildProfile = (over: Partial<ChildProfile> = {}): ChildProfile => ({
  id: 3,
  name: 'Mia',
  age: 6,
  ...over,
});

/** A parent's account. */
export const aUser = (over: Partial<User> = {}): User => ({
  id: 1,
  email: 'parent@example.org',
  date_joined: '2026-03-01T10:00:00Z',
  ...over,
});

/** The response of an auth call: signed in unless overridden. */
export const anAuthResponse = (over: Partial<AuthResponse> = {}): AuthResponse => ({
  status: 200,
  isAuthenticated: true,
  user: aUser(),
  flows: [],
  pendingFlow: null,
  body: {},
  ...over,
});

/** Help lines of one region, which is the visitor's. */
export const aSupport = (over: Partial<Support> = {}): Support => ({
  region: 'GB',
  regions: [
    {
      code: 'GB',
      name: 'United Kingdom',
      emergency: '999',
      lines: [{ name: 'Childline', phone: '0800 1111' }],
    },
  ],
  international: { name: 'Directory', url: 'https://directory.example/' },
  ...over,
});
