import { z } from '@weaversworld/shared/schema';
import { createStore } from 'zustand/vanilla';
import { createKept } from '../lib/kept.ts';

/** How this reader likes the page: kept on this device. */
export const ReadingLook = z.object({
  size: z.enum(['normal', 'large', 'largest']).catch('normal'),
  spacing: z.enum(['normal', 'wide']).catch('normal'),
  face: z.enum(['story', 'plain']).catch('story'),
  tint: z.enum(['cream', 'white', 'mint', 'lilac']).catch('cream'),
});
export type ReadingLook = z.infer<typeof ReadingLook>;

const USUAL: ReadingLook = { size: 'normal', spacing: 'normal', face: 'story', tint: 'cream' };

/** The reading look: read from this device once, written with every change. */
export const createReadingLook = (storage?: () => Storage) => {
  const kept = createKept('ww.reading', ReadingLook, storage);
  const store = createStore<ReadingLook>()(() => kept.read() ?? USUAL);
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    change: (change: Partial<ReadingLook>) => {
      store.setState(change);
      kept.write(store.getState());
    },
  };
};
