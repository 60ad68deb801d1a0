import type { ProfileFace as Face, ProfileColor } from '@weaversworld/shared/contract';
import { Portrait } from './portrait.tsx';

interface ProfileFaceProps {
  /** The child's name, whose first letter stands in for the picture. */
  name: string;
  face: Face;
  color: ProfileColor;
  /** Its size; 64 px by default. */
  className?: string;
}

/** The face of a child profile, for a place that shows the name as text. The host serves its picture. */
export const ProfileFace = ({ face, ...rest }: ProfileFaceProps) => (
  <Portrait url={`/faces/${face}.webp`} {...rest} />
);
