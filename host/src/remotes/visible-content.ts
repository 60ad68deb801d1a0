const MEDIA = 'img, svg, canvas, video, input, textarea, select, button, iframe';

/** True when an element has a box that can be seen or scrolled to. Without checkVisibility, as in old browsers: true. */
export const hasVisibleBox = (element: Element): boolean => {
  if (typeof element.checkVisibility !== 'function') return true;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height, left, right, bottom } = element.getBoundingClientRect();
  // Text for screen readers only has a box of one pixel.
  return width > 1 && height > 1 && right > 0 && bottom + window.scrollY > 0 && left < window.innerWidth;
};

const isVisible = (node: Node): boolean => {
  if (node instanceof Text) {
    const { parentElement } = node;
    return node.data.trim() !== '' && parentElement !== null && hasVisibleBox(parentElement);
  }
  return node instanceof Element && node.matches(MEDIA) && hasVisibleBox(node);
};

/** True when something between two sibling elements can be seen: text, a picture or a control. */
export const hasVisibleContent = (start: Element, end: Element): boolean => {
  for (let node = start.nextSibling; node !== null && node !== end; node = node.nextSibling) {
    if (isVisible(node)) return true;
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode() !== null) if (isVisible(walker.currentNode)) return true;
  }
  return false;
};

/** Milliseconds. With the time that the last good release needs, at most three seconds without a screen. */
const DEADLINE_MS = 1500;
const INTERVAL_MS = 250;

interface VisibilityCallbacks {
  /** Something can be seen. */
  onVisible(): void;
  /** Nothing can be seen after 1.5 s. */
  onTimeout(): void;
  /** True while nothing is to be expected in this parent: then the time does not count. */
  isPaused(parent: Element | null): boolean;
}

/** Watches what was rendered between two elements until it can be seen, and calls back once. Returns the stop function. */
export const watchVisibility = (
  start: Element,
  end: Element,
  { onVisible, onTimeout, isPaused }: VisibilityCallbacks,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (waitedMs: number): void => {
    if (hasVisibleContent(start, end)) onVisible();
    else if (waitedMs >= DEADLINE_MS) onTimeout();
    else {
      const next = () => check(isPaused(start.parentElement) ? 0 : waitedMs + INTERVAL_MS);
      timer = setTimeout(next, INTERVAL_MS);
    }
  };
  check(0);
  return () => clearTimeout(timer);
};
