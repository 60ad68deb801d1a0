import { decodePicture, type PictureFile, svgFile } from '../pictures/picture-store.ts';
import { StoryPlan } from '../storyteller/story-plan.ts';
import type { StoryWorldDeps } from './story-world-deps.ts';

/** Milliseconds for a drawing that takes the place of a picture. */
const DRAW_MS = 30_000;

/**
 * The picture of a page as `renderCard` can render it, or null. The renderer leaves WebP blank, so the embedded illustrator's drawing of
 * the page takes its place.
 */
export const renderablePicture = async (
  { db, pictures, provider }: Pick<StoryWorldDeps, 'db' | 'pictures' | 'provider'>,
  page: { storyId: number; pageId: number; pageNumber: number },
): Promise<PictureFile | null> => {
  const picture = await pictures.get(page.pageId);
  if (picture === null) return null;
  if (picture.type !== 'image/webp') return { type: picture.type, bytes: await decodePicture(picture) };
  const row = await db
    .selectFrom('story_plans')
    .select('plan_json')
    .where('story_id', '=', page.storyId)
    .executeTakeFirst();
  const plan = StoryPlan.safeParse(JSON.parse(row?.plan_json ?? 'null')).data;
  return plan === undefined
    ? null
    : svgFile(await provider.draw(plan, page.pageNumber, AbortSignal.timeout(DRAW_MS)));
};
