import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROFILE_COLORS, PROFILE_FACES, profileFace } from './profile-face.ts';

describe('the face of a child profile', () => {
  it('is the chosen one', () => {
    expect(profileFace({ id: 1, face: 'owl', color: 'sky' })).toEqual({ face: 'owl', color: 'sky' });
  });

  it('is always the same for an id without one, and differs between siblings', () => {
    const faces = Array.from({ length: 12 }, (_, id) => profileFace({ id: id + 1 }));
    expect(profileFace({ id: '3' }).face).toBe(profileFace({ id: 3 }).face);
    expect(faces).toEqual(Array.from({ length: 12 }, (_, id) => profileFace({ id: id + 1 })));
    for (const [at, { face }] of faces.entries()) expect(face).not.toBe(faces[at + 1]?.face);
    expect(profileFace({ id: 3, color: 'mint' })).toEqual({
      face: profileFace({ id: 3 }).face,
      color: 'mint',
    });
  });

  it('has a picture that the host serves', () => {
    for (const face of PROFILE_FACES)
      expect(existsSync(new URL(`../../../host/public/faces/${face}.webp`, import.meta.url)), face).toBe(
        true,
      );
    expect(PROFILE_COLORS.length).toBeGreaterThan(4);
  });
});
