// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasVisibleContent, watchVisibility } from './visible-content.ts';

/** jsdom has no layout: an element is hidden when it or an ancestor has the class, and has a box unless its class says so. */
beforeEach(() => {
  Element.prototype.checkVisibility = function (this: Element) {
    return this.closest('.hidden') === null;
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.closest('.far')) return new DOMRect(-9000, 0, 100, 20);
    return this.closest('.tiny') ? new DOMRect(0, 0, 1, 1) : new DOMRect(0, 0, 100, 20);
  });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.className = '';
});

const between = (html: string): [Element, Element] => {
  document.body.innerHTML = `<p>before</p><template></template>${html}<template></template><p>after</p>`;
  const [start, end] = document.querySelectorAll('template');
  return [start!, end!];
};

describe('visible content', () => {
  it.each([
    ['<main><h1>Once upon a time</h1></main>', true],
    ['text', true],
    ['<main><svg></svg></main>', true],
    ['<main><div></div><label><input></label></main>', true],
    ['', false],
    ['<main><div>  </div></main>', false],
    ['<main class="hidden"><h1>Title</h1></main>', false],
    ['<main class="tiny"><h1>Title</h1></main>', false],
    ['<main class="far"><h1>Title</h1></main>', false],
    ['<main class="hidden"><h1>Title</h1></main><p>Shown</p>', true],
  ])('%s: %s', (html, expected) => {
    expect(hasVisibleContent(...between(html))).toBe(expected);
  });

  it('is none in a hidden page', () => {
    document.body.className = 'hidden';
    expect(hasVisibleContent(...between('<h1>Title</h1>'))).toBe(false);
  });
});

describe('watching', () => {
  const watch = (html: string, isPaused = () => false) => {
    vi.useFakeTimers();
    const calls: string[] = [];
    const stop = watchVisibility(...between(html), {
      onVisible: () => calls.push('visible'),
      onTimeout: () => calls.push('timeout'),
      isPaused,
    });
    return { calls, stop };
  };

  it('calls back at once for what can be seen', () => {
    expect(watch('<h1>Title</h1>').calls).toEqual(['visible']);
  });

  it('calls back when something appears', () => {
    const { calls } = watch('<main></main>');
    vi.advanceTimersByTime(1000);
    expect(calls).toEqual([]);
    document.querySelector('main')!.textContent = 'Title';
    vi.advanceTimersByTime(5000);
    expect(calls).toEqual(['visible']);
  });

  it('gives up after 1.5 s, not counting pauses, unless it was stopped', () => {
    let isPaused = true;
    const { calls } = watch('<main></main>', () => isPaused);
    vi.advanceTimersByTime(10_000);
    expect(calls).toEqual([]);
    isPaused = false;
    vi.advanceTimersByTime(2000);
    expect(calls).toEqual(['timeout']);
    const other = watch('<main></main>');
    other.stop();
    vi.advanceTimersByTime(10_000);
    expect(other.calls).toEqual([]);
  });
});
