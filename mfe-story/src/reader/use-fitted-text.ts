import { type RefObject, useLayoutEffect, useState } from 'react';

/** The text gets smaller by up to so many pixels before it scrolls. */
const MAX_STEPS = 4;

interface FittedText {
  /** The box of picture and text; gets `--story-step`, the pixels to take off. It scrolls where the two are stacked. */
  spread: RefObject<HTMLElement | null>;
  /** The column of the text; it scrolls where it stands beside the picture. */
  text: RefObject<HTMLElement | null>;
}

/**
 * Makes a page's text so much smaller that it fits without scrolling, as far as that is possible. Starts each `page` at
 * its top, and fits again when `setting` or the size of the box changes. True when the text scrolls.
 */
export const useFittedText = ({ spread, text }: FittedText, page: string, setting: string): boolean => {
  const [scrolls, setScrolls] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useLayoutEffect(() => {
    for (const { current } of [spread, text]) if (current) current.scrollTop = 0;
  }, [spread, text, page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: page and setting change what is measured
  useLayoutEffect(() => {
    const [box, column] = [spread.current, text.current];
    if (box === null || column === null) return;
    const overflows = () =>
      [box, column].some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
    const fit = () => {
      let step = -1;
      do {
        step += 1;
        box.style.setProperty('--story-step', String(step));
      } while (step < MAX_STEPS && overflows());
      setScrolls(overflows());
    };
    fit();
    // An observer reports the size with which it starts, too. jsdom has neither.
    const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => `${clientWidth} ${clientHeight}`;
    let fitted = sizeOf(box);
    const refit = () => {
      if (sizeOf(box) === fitted) return;
      fitted = sizeOf(box);
      fit();
    };
    const observer = globalThis.ResizeObserver && new ResizeObserver(refit);
    observer?.observe(box);
    document.fonts?.addEventListener('loadingdone', fit);
    return () => {
      observer?.disconnect();
      document.fonts?.removeEventListener('loadingdone', fit);
    };
  }, [spread, text, page, setting]);

  return scrolls;
};
