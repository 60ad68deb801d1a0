/** What a phrase may be, other than fit for a story, in the order of the weights of a feature. */
export const CONCERNS = ['harm', 'telling', 'personal'] as const;
/** `telling`: a child may be telling that it needs help. `personal`: what tells who or where a real person is. */
export type Concern = (typeof CONCERNS)[number];
