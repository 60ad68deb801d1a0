// @vitest-environment jsdom

import { fireEvent } from '@testing-library/react';
import { aCharacter, createTestShell, renderWithShell } from '@weaversworld/shared/testing';
import { describe, expect, it } from 'vitest';
import { Portrait } from './portrait.tsx';
import { portraitUrl } from './portrait-url.ts';

const settings = { apiOrigin: 'https://api.example', storyApiBase: '/weaversworld/api' };

describe('a portrait', () => {
  it('covers the first letter of the name only once it is loaded', () => {
    const shell = createTestShell({ settings });
    const { container } = renderWithShell(<Portrait character={aCharacter({ name: 'pip' })} />, { shell });
    const image = container.querySelector('img');
    expect(container).toHaveTextContent(/^P$/);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(image).toHaveAttribute('alt', '');
    expect(image).not.toHaveAttribute('data-there');
    fireEvent.error(image as HTMLImageElement);
    expect(image).not.toHaveAttribute('data-there');
    fireEvent.load(image as HTMLImageElement);
    expect(image).toHaveAttribute('data-there');
  });

  it('has a URL that changes with the appearance but has no words of the child', () => {
    const pip = aCharacter({ id: 5, name: 'Pip', creature: 'fox', description: 'red scarf' });
    const url = portraitUrl(settings, pip);
    expect(url).toMatch(/^https:\/\/api\.example\/weaversworld\/api\/characters\/5\/portrait\/\?look=\w+$/);
    expect(url).not.toMatch(/Pip|fox|scarf/);
    expect(portraitUrl(settings, { ...pip, name: 'Bo', pronouns: 'he/him' })).toBe(url);
    expect(portraitUrl(settings, { ...pip, description: 'blue scarf' })).not.toBe(url);
  });
});
