import { useStore } from 'zustand';
import { useStoryStores } from '../lib/story-stores.ts';

/** The attributes that give the book this reader's size, spacing, face and paper. */
export const useReadingLook = () => {
  const { size, spacing, face, tint } = useStore(useStoryStores().look);
  return { 'data-size': size, 'data-spacing': spacing, 'data-face': face, 'data-tint': tint };
};
