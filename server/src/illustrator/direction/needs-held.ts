/** Poses that nobody has with an empty hand. */
export const NEEDS_HELD: ReadonlySet<string> = new Set(['hold', 'offer', 'eat', 'read', 'handle', 'play']);
