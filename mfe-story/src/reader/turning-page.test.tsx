// @vitest-environment jsdom

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Page as StoryPage, StoryPatch } from '@weaversworld/shared/contract';
import { aStory } from '@weaversworld/shared/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { button, http, position, show } from '../testing/show-reader.tsx';

describe('turning pages', () => {
  it('goes back and on, by button and by key', async () => {
    const { user, shell } = await show();
    expect(button('Next page')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Next page'));
    expect(position()).toBe('Page 3 of 10');
    await user.click(button('Previous page'));
    expect(position()).toBe('Page 2 of 10');
    await user.keyboard('{ArrowLeft}');
    expect(position()).toBe('Page 1 of 10');
    expect(button('Previous page')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Previous page')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(position()).toBe('Page 3 of 10');
    expect(shell.events.at(-1)?.event).toEqual({ storyId: 7, pageIndex: 2, by: 'hand' });
  });

  it('keeps the page in the URL, in one history entry', async () => {
    const { user, router, shell } = await show({ from: '/weaversworld', search: '?release=story' });
    const search = () => router.state.location.search;
    expect(search()).toBe('?release=story');
    await user.click(button('Previous page'));
    expect(search()).toBe('?release=story&pageIndex=1');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(search()).toBe('?release=story&pageIndex=0');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(search()).toBe('?release=story&pageIndex=2');
    expect(shell.callsOf('api.stories.get')).toHaveLength(1);
    expect(shell.callsOf('live.join')).toHaveLength(1);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/weaversworld');
  });

  it('follows a link to a page of the open story, and Back from there', async () => {
    const { user, router, shell } = await show();
    await user.click(button('Previous page'));
    await act(() => router.navigate('/weaversworld/story/7?pageIndex=0'));
    expect(position()).toBe('Page 1 of 10');
    await user.click(button('Next page'));
    await user.click(button('Next page'));
    expect(position()).toBe('Page 3 of 10');
    // The same link once more: it is another page than the one that is shown now.
    await act(() => router.navigate('/weaversworld/story/7?pageIndex=0'));
    expect(position()).toBe('Page 1 of 10');
    await act(() => router.navigate(-2));
    expect(position()).toBe('Page 2 of 10');
    expect(shell.callsOf('api.stories.get')).toHaveLength(1);
  });

  it.each(['?pageIndex=3', '?pageIndex=10'])(
    'shows the latest page for %s and corrects the URL',
    async (search) => {
      const { router } = await show({ search });
      expect(position()).toBe('Page 3 of 10');
      expect(router.state.location.search).toBe('?pageIndex=2');
    },
  );

  it.each(['?pageIndex=-1', '?pageIndex=x', '?pageIndex=', '?pageIndex=0.5'])(
    'shows the latest page for %s',
    async (search) => {
      await show({ search });
      expect(position()).toBe('Page 3 of 10');
    },
  );

  it('leaves a URL without pageIndex as it is when pages arrive', async () => {
    const { say, router, user } = await show();
    say('page_update', { id: 7, pages: [{ id: 104, page_number: 4, text: 'Four.' }] });
    expect(position()).toBe('Page 4 of 10');
    expect(router.state.location.search).toBe('');
    await user.click(button('Create Next Page'));
    expect(position()).toBe('Page 5 of 10');
    expect(router.state.location.search).toBe('');
  });

  it('takes a URL with pageIndex along when pages arrive', async () => {
    const { say, router } = await show({ search: '?pageIndex=2' });
    say('page_update', { id: 7, pages: [{ id: 104, page_number: 4, text: 'Four.' }] });
    expect(position()).toBe('Page 4 of 10');
    await waitFor(() => expect(router.state.location.search).toBe('?pageIndex=3'));
    say('page_update', { id: 7, pages: [{ id: 105, page_number: 5, text: 'Five.' }] });
    expect(position()).toBe('Page 5 of 10');
  });

  it('stays on the newest page when the next one arrives before the URL has followed', async () => {
    const { say, router } = await show({
      search: '?pageIndex=2',
      // Between the commit of the new URL and the effects of that commit.
      onSearchCommitted: (search, { live }) => {
        if (search !== '?pageIndex=3') return;
        const data = StoryPatch.parse({ id: 7, pages: [{ id: 105, page_number: 5, text: 'Five.' }] });
        live.deliver(7, { type: 'page_update', data });
      },
    });
    say('page_update', { id: 7, pages: [{ id: 104, page_number: 4, text: 'Four.' }] });
    await waitFor(() => expect(router.state.location.search).toBe('?pageIndex=4'));
    expect(position()).toBe('Page 5 of 10');
  });

  it('takes a URL with pageIndex along to a page that is written, and back when that fails', async () => {
    let fail = (_: unknown) => {};
    const createPage = () => new Promise<StoryPage>((_, reject) => (fail = reject));
    const { user, router } = await show({ search: '?pageIndex=0', createPage });
    await user.click(button('Create Next Page'));
    expect(position()).toBe('Page 4 of 10');
    await waitFor(() => expect(router.state.location.search).toBe('?pageIndex=3'));
    expect(position()).toBe('Page 4 of 10');
    await act(async () => fail(http(500)));
    expect(position()).toBe('Page 3 of 10');
    await waitFor(() => expect(router.state.location.search).toBe('?pageIndex=2'));
  });

  it('takes a URL with pageIndex along with read-aloud', async () => {
    const { shell, router } = await show({ search: '?pageIndex=0' });
    act(() => shell.bus.emit('narration:page-changed', { storyId: 7, pageIndex: 1 }));
    expect(position()).toBe('Page 2 of 10');
    await waitFor(() => expect(router.state.location.search).toBe('?pageIndex=1'));
    expect(shell.events.at(-1)?.event).toEqual({ storyId: 7, pageIndex: 1, by: 'arrival' });
  });

  it('has no arrows for a single page', async () => {
    await show({ story: aStory() });
    expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  });

  it('sets the transition flag until the animation ends', async () => {
    const { user, container } = await show();
    const spread = container.querySelector('article') as HTMLElement;
    expect(spread).not.toHaveAttribute('data-turning');
    await user.click(button('Previous page'));
    expect(spread).toHaveAttribute('data-turning', 'back');
    // jsdom has no AnimationEvent, so React listens for the prefixed name
    fireEvent(spread, new Event('webkitAnimationEnd', { bubbles: true }));
    expect(spread).not.toHaveAttribute('data-turning');
  });

  it('has a dot for each page: those that are written lead there, by one stop of the Tab key', async () => {
    const { user } = await show();
    const dots = () => screen.getAllByRole('button', { name: /^Go to page/ });
    expect(dots().map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Go to page 1',
      'Go to page 2',
      'Go to page 3',
    ]);
    expect(within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('listitem')).toHaveLength(
      10,
    );
    expect(button('Go to page 3')).toHaveAttribute('aria-current', 'page');
    await user.click(button('Go to page 1'));
    expect(position()).toBe('Page 1 of 10');
    expect(dots().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    await user.keyboard('{ArrowRight}');
    expect(position()).toBe('Page 2 of 10');
    expect(button('Go to page 2')).toHaveFocus();
  });

  it('turns by a swipe of a finger, not by a drag of the mouse or up and down', async () => {
    const { container } = await show();
    const stage = container.querySelector('article')?.parentElement as HTMLElement;
    const drag = (pointerType: string, x: number, y: number) => {
      const at = (type: string, clientX: number, clientY: number) =>
        fireEvent(
          stage,
          Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), {
            pointerType,
            isPrimary: true,
          }),
        );
      at('pointerdown', 200, 200);
      at('pointerup', 200 + x, 200 + y);
    };
    drag('touch', 80, 10);
    expect(position()).toBe('Page 2 of 10');
    drag('touch', -80, 10);
    expect(position()).toBe('Page 3 of 10');
    drag('mouse', 80, 0);
    drag('touch', 80, 90);
    drag('touch', 30, 0);
    expect(position()).toBe('Page 3 of 10');
    // On a zoomed page the finger moves the page.
    const viewport = Object.assign(new EventTarget(), { scale: 2 });
    vi.stubGlobal('visualViewport', viewport);
    drag('touch', 80, 0);
    expect(position()).toBe('Page 3 of 10');
    viewport.scale = 1;
    drag('touch', 80, 0);
    expect(position()).toBe('Page 2 of 10');
  });

  it('fades the old page with reduced motion, without the transition flag', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    // jsdom cannot animate.
    const fade = { onfinish: () => {}, cancel: () => {} };
    const animate = vi.fn(() => fade);
    Object.assign(HTMLElement.prototype, { animate });
    onTestFinished(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'animate');
    });
    const { user, container } = await show();
    const leaving = () => container.querySelector('[data-text]')?.getAttribute('data-text');
    expect(leaving()).toBeUndefined();
    const before = screen.getByRole('article').textContent;
    await user.click(button('Previous page'));
    expect(container.querySelector('article')).not.toHaveAttribute('data-turning');
    expect(before).toContain(leaving());
    expect(animate).toHaveBeenCalledWith({ opacity: [1, 0] }, expect.anything());
    act(() => fade.onfinish());
    expect(leaving()).toBeUndefined();
  });

  it('opens at the page that the URL names, and follows the URL', async () => {
    const { router } = await show({ search: '?pageIndex=0' });
    expect(position()).toBe('Page 1 of 10');
    await act(() => router.navigate('/weaversworld/story/7?pageIndex=1'));
    expect(position()).toBe('Page 2 of 10');
  });

  it('goes on to the next page with read-aloud', async () => {
    const { shell } = await show({ search: '?pageIndex=0' });
    act(() => shell.bus.emit('narration:page-changed', { storyId: 7, pageIndex: 1 }));
    expect(position()).toBe('Page 2 of 10');
    act(() => shell.bus.emit('narration:page-changed', { storyId: 8, pageIndex: 2 }));
    expect(position()).toBe('Page 2 of 10');
  });

  it('moves to a new page once it has text, unless the visitor went back', async () => {
    const { say, user } = await show();
    say('page_update', { id: 7, pages: [{ id: 104, page_number: 4, text: '' }] });
    expect(position()).toBe('Page 3 of 10');
    say('page_update', { id: 7, pages: [{ id: 104, page_number: 4, text: 'Four.' }] });
    expect(position()).toBe('Page 4 of 10');
    await user.click(button('Previous page'));
    say('page_update', { id: 7, pages: [{ id: 105, page_number: 5, text: 'Five.' }] });
    expect(position()).toBe('Page 3 of 10');
  });

  it('fetches the picture of the next page ahead, then the others, once this page has its own', async () => {
    const fetched: string[] = [];
    const decoded: string[] = [];
    vi.stubGlobal(
      'Image',
      class {
        #url = '';
        set src(url: string) {
          this.#url = url;
          fetched.push(url);
        }
        async decode() {
          decoded.push(this.#url);
        }
      },
    );
    // A browser starts without the picture; jsdom has no loading.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    await show({ search: '?pageIndex=0' });
    expect(fetched).toEqual([]);
    fireEvent.load(screen.getByRole('img', { name: 'Pip walked on.' }));
    expect(fetched).toEqual([
      expect.stringContaining('/media/page-2.svg'),
      expect.stringContaining('/media/page-3.svg'),
    ]);
    // Only what the next press shows.
    expect(decoded).toEqual([expect.stringContaining('/media/page-2.svg')]);
  });
});
