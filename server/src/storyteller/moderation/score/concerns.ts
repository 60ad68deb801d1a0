/** What a phrase may be, other than fit for a story, in the order of the weights of a feature. */
export const CONCERNS = ['harm', 'disclosure', 'personal'] as const;
/**
 * `disclosure`: a child may be saying that it, or somebody it knows, needs help. `personal`: what tells who or where a real
 * person is.
 */
export type Concern = (typeof CONCERNS)[number];
