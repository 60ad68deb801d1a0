const KEY = 'ww.visitor';

/** This browser's random id, by which releases are ramped; no person behind it. New for a visit that keeps nothing. */
export const visitorId = (storage: Pick<Storage, 'getItem' | 'setItem'>): string => {
  const made = crypto.randomUUID();
  try {
    const known = storage.getItem(KEY);
    if (known) return known;
    storage.setItem(KEY, made);
  } catch {
    // Storage is forbidden: the visitor keeps this id for the page's life only.
  }
  return made;
};
