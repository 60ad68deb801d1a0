import type { Page } from '@weaversworld/shared/contract';

/** A picture that could not be loaded is tried again after these delays, in ms, then hidden. */
const PICTURE_RETRY_MS = [1_000, 2_000, 4_000] as const;

/** What stands in the picture's place. */
export type PictureState =
  | { kind: 'nothing' }
  | { kind: 'waiting'; text: string }
  | { kind: 'failed'; text: string }
  /** The permanent address, still without its timestamp. */
  | { kind: 'address'; url: string }
  /** The bytes must be fetched; until then `text`. */
  | { kind: 'bytes'; text: string };

/** What to show for a page's image_status. */
export const pictureState = ({
  image_status,
  permanent_image_url,
}: Pick<Page, 'image_status' | 'permanent_image_url'>): PictureState => {
  switch (image_status) {
    case 'pending':
    case 'processing':
      return { kind: 'waiting', text: 'Drawing...' };
    case 'downloading':
      return { kind: 'waiting', text: 'Downloading image...' };
    case 'completed':
      return permanent_image_url
        ? { kind: 'address', url: permanent_image_url }
        : { kind: 'bytes', text: 'Preparing image...' };
    case 'failed':
      return { kind: 'failed', text: "Couldn't draw this yet, will try again soon..." };
    default:
      return { kind: 'nothing' };
  }
};

/** The delay before trying again after the `failures`-th failure (from 1), or null: hide the picture. */
export const pictureRetryDelay = (failures: number): number | null => PICTURE_RETRY_MS[failures - 1] ?? null;
