import type { ChildProfile, Id } from '@weaversworld/shared/contract';

/** The first candidate that is one of the profiles, else the first profile; null when there is none. */
export const chooseActiveProfile = (
  profiles: ChildProfile[],
  candidates: (Id | null | undefined)[],
): ChildProfile | null => {
  for (const id of candidates) {
    const found = profiles.find((profile) => profile.id === id);
    if (found) return found;
  }
  return profiles[0] ?? null;
};
