import { describe, expect, it } from 'vitest';
import { aCharacter } from '../testing/builders.ts';
import { portraitUrl } from './portrait-url.ts';

const settings = { apiOrigin: 'https://api.example', storyApiBase: '/weaversworld/api' };

describe('the URL of a portrait', () => {
  it('changes with the appearance but has no words of the child', () => {
    const pip = aCharacter({ id: 5, name: 'Pip', creature: 'fox', description: 'red scarf' });
    const url = portraitUrl(settings, pip);
    expect(url).toMatch(/^https:\/\/api\.example\/weaversworld\/api\/characters\/5\/portrait\/\?look=\w+$/);
    expect(url).not.toMatch(/Pip|fox|scarf/);
    expect(portraitUrl(settings, { ...pip, name: 'Bo', pronouns: 'he/him' })).toBe(url);
    expect(portraitUrl(settings, { ...pip, description: 'blue scarf' })).not.toBe(url);
  });
});
