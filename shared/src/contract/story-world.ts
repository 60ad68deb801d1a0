import { z } from '@weaversworld/shared/schema';
import { Id } from './ids.ts';
import { ProfileColor, ProfileFace } from './profile-face.ts';
import { Support } from './support.ts';

/** Business constants (specification, section 9). */
export const LIMITS = {
  charactersPerStory: 3,
  storyCardsPerPage: 9,
  totalPages: 10,
  characterText: 100,
  childAge: { min: 1, max: 18 },
  passwordLength: 8,
} as const;

/** The pronoun choices. An empty string means none. */
export const PRONOUNS = ['she/her', 'he/him', 'they/them'] as const;
/** Pronouns of a character; unknown ones become none. */
export const Pronouns = z.enum(['', ...PRONOUNS]).catch('');
export type Pronouns = z.infer<typeof Pronouns>;

/** A character as the server sends it. */
export const Character = z.object({
  id: Id,
  name: z.string().catch(''),
  creature: z.string().catch(''),
  description: z.string().catch(''),
  pronouns: z.preprocess((value) => value ?? '', Pronouns),
  profile_id: Id.nullish().catch(null),
  /** Seeds what the description leaves open about the look. Our own server's addition. */
  look: z.string().nullish().catch(undefined),
});
export type Character = z.infer<typeof Character>;

/** Body of POST /characters/ and PUT /characters/{id}/. */
export const CharacterInput = z.object({
  name: z.string(),
  creature: z.string(),
  description: z.string(),
  pronouns: Pronouns.default(''),
  profile_id: Id.nullish(),
  look: z.string().nullish(),
});
export type CharacterInput = z.infer<typeof CharacterInput>;

/** Body of POST /characters/preview/. */
export const PreviewInput = z.object({
  creature: z.string(),
  description: z.string(),
  pronouns: Pronouns.default(''),
  look: z.string().nullish(),
});
export type PreviewInput = z.infer<typeof PreviewInput>;

/** What a character that is being typed will look like. Our own server's addition. */
export const CharacterPreview = z.object({
  /** An SVG document. */
  portrait: z.string(),
  /** What it is drawn as: `a red panda`. */
  drawn_as: z.string(),
  /** False when the words may mean something else; then there are choices. */
  certain: z.boolean(),
  choices: z.array(z.object({ creature: z.string(), label: z.string(), portrait: z.string() })).catch([]),
});
export type CharacterPreview = z.infer<typeof CharacterPreview>;

/** The state of a page's picture. Values that this client does not know become `unknown`, which shows nothing. */
export const ImageStatus = z
  .enum(['pending', 'processing', 'downloading', 'completed', 'failed', 'unknown'])
  .catch('unknown');
export type ImageStatus = z.infer<typeof ImageStatus>;

/** A page on the wire, whole or in part. An absent field keeps its value. */
export const PagePatch = z.object({
  id: Id,
  page_number: z.number().optional().catch(undefined),
  text: z.string().nullish().catch(undefined),
  image_status: ImageStatus.optional(),
  image_url: z.string().nullish().catch(undefined),
  permanent_image_url: z.string().nullish().catch(undefined),
  /** What the picture shows, for people who cannot see it. */
  image_description: z.string().max(1_000).nullish().catch(undefined),
});
export type PagePatch = z.infer<typeof PagePatch>;

/**
 * A story on the wire, whole or in part. An absent field keeps its value, so no field has a default here; `null` is a
 * value for `share_url`.
 */
export const StoryPatch = z.object({
  id: Id.optional(),
  title: z.string().optional().catch(undefined),
  theme: z.string().optional().catch(undefined),
  desired_ending: z.string().optional().catch(undefined),
  characters: z.array(z.unknown()).optional().catch(undefined),
  pages: z.array(PagePatch).optional().catch(undefined),
  total_pages: z.number().int().positive().optional().catch(undefined),
  user_is_owner: z.boolean().optional().catch(undefined),
  is_public: z.boolean().optional().catch(undefined),
  share_url: z.string().nullish().catch(undefined),
  /** True when the owner marked it; only in the owner's list. Our own server's addition. */
  is_favourite: z.boolean().optional().catch(undefined),
  /** The position of this snapshot in the server's event log; absent on servers without one. */
  epoch: z.string().optional().catch(undefined),
  seq: z.number().int().optional().catch(undefined),
});
export type StoryPatch = z.infer<typeof StoryPatch>;

/** A page in the client's state. `isGenerating` is a flag of the client and is never sent. */
export interface Page {
  id: Id;
  page_number: number;
  text: string;
  image_status: ImageStatus;
  image_url: string | null;
  permanent_image_url: string | null;
  /** What the picture shows, for people who cannot see it; absent from servers that do not describe it. */
  image_description?: string;
  isGenerating?: boolean;
}

/** A story in the client's state. Only `total_pages`, `share_url`, `is_favourite`, `epoch` and `seq` may be missing. */
export interface Story {
  id: Id;
  title: string;
  theme: string;
  desired_ending: string;
  characters: unknown[];
  pages: Page[];
  total_pages: number | null;
  user_is_owner: boolean;
  is_public: boolean;
  share_url: string | null;
  is_favourite?: boolean;
  epoch?: string;
  seq?: number;
}

const toPage = (patch: PagePatch, index: number): Page => ({
  id: patch.id,
  page_number: patch.page_number ?? index + 1,
  text: patch.text ?? '',
  image_status: patch.image_status ?? 'unknown',
  image_url: patch.image_url ?? null,
  permanent_image_url: patch.permanent_image_url ?? null,
  ...(patch.image_description ? { image_description: patch.image_description } : {}),
});

/** A story with defaults for absent fields. The page count has none. Never throws. */
export const toStory = (patch: StoryPatch & { id: Id }): Story => ({
  id: patch.id,
  title: patch.title ?? '',
  theme: patch.theme ?? '',
  desired_ending: patch.desired_ending ?? '',
  characters: patch.characters ?? [],
  pages: (patch.pages ?? []).map(toPage).sort((a, b) => a.page_number - b.page_number),
  total_pages: patch.total_pages ?? null,
  user_is_owner: patch.user_is_owner ?? false,
  is_public: patch.is_public ?? false,
  share_url: patch.share_url ?? null,
  ...(patch.is_favourite === undefined ? {} : { is_favourite: patch.is_favourite }),
  ...(patch.epoch === undefined ? {} : { epoch: patch.epoch }),
  ...(patch.seq === undefined ? {} : { seq: patch.seq }),
});

/** Response of GET /story/{id}/state/: the current story, whole or in part. */
export const StoryState = StoryPatch.required({ id: true });

/** Response of GET /stories/{id}/: a story with its id. */
export const StorySnapshot = StoryPatch.required({ id: true }).transform(toStory);

/** The page with this number, of which only the number is known. Its id belongs to no page. */
const unreadPage = (page_number: number): Page => ({
  id: -page_number,
  page_number,
  text: '',
  image_status: 'unknown',
  image_url: null,
  permanent_image_url: null,
});

/**
 * A card of GET /stories/ with `Accept: application/json;fields=card`. Its `pages` are as many as the story has; the first has
 * its picture, the last its
 * id, none has its text. `isCard` is false for the whole story that a server without cards sends.
 */
export const StoryCard = StoryPatch.required({ id: true })
  .extend({ page_count: z.number().int().min(0).max(1000).optional().catch(undefined) })
  .transform(({ page_count, ...patch }): { story: Story; isCard: boolean } => {
    const story = toStory(patch);
    if (page_count === undefined) return { story, isCard: false };
    const known = new Map(story.pages.map((page) => [page.page_number, page]));
    const pages = Array.from({ length: page_count }, (_, at) => known.get(at + 1) ?? unreadPage(at + 1));
    return { story: { ...story, pages }, isCard: true };
  });

/** Body of POST /stories/. */
export const StoryInput = z.object({
  title: z.string(),
  theme: z.string(),
  desired_ending: z.string(),
  characters: z.array(Id),
});
export type StoryInput = z.infer<typeof StoryInput>;

/** Response of POST /stories/{id}/pages/: the new, still empty page. */
export const PageSnapshot = PagePatch.transform((patch) => toPage(patch, 0));

/** Response of POST /stories/{id}/toggle-sharing/. */
export const ShareToggle = z.object({
  id: Id.optional(),
  is_public: z.boolean().catch(false),
  share_url: z.string().nullish().catch(null),
});
export type ShareToggle = z.infer<typeof ShareToggle>;

/** Body and response of PUT /stories/{id}/favourite/. Our own server's addition. */
export const Favourite = z.object({ is_favourite: z.boolean() });
export type Favourite = z.infer<typeof Favourite>;

/** A child profile; `age` (1 to 18) may be missing. Face and colour are there once they were chosen: see `profileFace`. */
export const ChildProfile = z.object({
  id: Id,
  name: z.string().catch(''),
  age: z.number().nullish().catch(null),
  face: ProfileFace.optional().catch(undefined),
  color: ProfileColor.optional().catch(undefined),
});
export type ChildProfile = z.infer<typeof ChildProfile>;

/** Body of POST and PATCH /child-profiles/. */
export const ChildProfileInput = z.object({
  name: z.string(),
  age: z.number(),
  face: ProfileFace.optional(),
  color: ProfileColor.optional(),
});
export type ChildProfileInput = z.infer<typeof ChildProfileInput>;

/** Response of POST /child-profiles/{id}/set-active/. */
export const SetActiveResult = z.object({ session_key: z.string().nullish().catch(null) });
export type SetActiveResult = z.infer<typeof SetActiveResult>;

/** Response of POST /migrate-session/{id}/. */
export const MigrationResult = z.object({
  stories_migrated: z.number().catch(0),
  characters_migrated: z.number().catch(0),
});
export type MigrationResult = z.infer<typeof MigrationResult>;

/** An error body of the story-world API. `error` is a message for the visitor. */
export const StoryWorldError = z.object({
  error: z.string().optional().catch(undefined),
  /** The field of the request body that the message is about. Our own server's addition. */
  field: z.string().optional().catch(undefined),
  /** Help lines, when a child may have written about its own distress. Our own server's addition. */
  support: Support.optional().catch(undefined),
  debug_info: z.unknown().optional(),
});
