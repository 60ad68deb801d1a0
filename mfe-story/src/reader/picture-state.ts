import type { Page } from '@weaversworld/shared/contract';

/** Delays before a picture that failed to load is tried again, in ms; after the last one it is hidden. */
const PICTURE_RETRY_MS = [1_000, 2_000, 4_000] as const;

/** What to show for a page's picture. */
export type PictureState =
  | { kind: 'none' }
  | { kind: 'waiting'; text: string }
  | { kind: 'failed'; text: string }
  /** The permanent URL, without a timestamp. */
  | { kind: 'url'; url: string }
  /** The picture must be fetched from the API; until then `text` is shown. */
  | { kind: 'blob'; text: string };

/** The picture state of a page's image_status. */
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
        ? { kind: 'url', url: permanent_image_url }
        : { kind: 'blob', text: 'Preparing image...' };
    case 'failed':
      return { kind: 'failed', text: "Couldn't draw this yet, will try again soon..." };
    default:
      return { kind: 'none' };
  }
};

/** The delay in ms before the next try after the `failures`-th failure (from 1); null: hide the picture. */
export const pictureRetryDelay = (failures: number): number | null => PICTURE_RETRY_MS[failures - 1] ?? null;
