import { z } from '@weaversworld/shared/schema';
import type { Id } from './ids.ts';

/** The faces that a child can choose; the host serves a picture of each at `/faces/{face}.webp`. */
export const PROFILE_FACES = [
  'fox',
  'bear',
  'cat',
  'rabbit',
  'owl',
  'frog',
  'panda',
  'lion',
  'penguin',
  'mouse',
  'dragon',
  'robot',
] as const;
/** The face of a child profile. */
export const ProfileFace = z.enum(PROFILE_FACES);
export type ProfileFace = z.infer<typeof ProfileFace>;

/** The colours behind a face. */
export const PROFILE_COLORS = ['sun', 'coral', 'rose', 'lilac', 'sky', 'mint'] as const;
/** The background of a face. */
export const ProfileColor = z.enum(PROFILE_COLORS);
export type ProfileColor = z.infer<typeof ProfileColor>;

/** A child profile's id with the face and colour that were chosen, if any. */
interface WithFace {
  id: Id;
  face?: ProfileFace | undefined;
  color?: ProfileColor | undefined;
}

const hash = (id: Id): number => {
  let sum = 7;
  for (const letter of String(id)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
};

/** The face and colour of a child profile: what was chosen, else always the same ones for the same id. */
export const profileFace = ({ id, face, color }: WithFace): { face: ProfileFace; color: ProfileColor } => ({
  face: face ?? (PROFILE_FACES[hash(id) % PROFILE_FACES.length] as ProfileFace),
  color: color ?? (PROFILE_COLORS[hash(id) % PROFILE_COLORS.length] as ProfileColor),
});
