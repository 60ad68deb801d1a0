/** Loaded on demand. */
export const Gift = () => <p>A gift in blue paper</p>;
