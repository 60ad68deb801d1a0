/** Attributes that can hide an element. The host sets none of them on the elements below. */
const ATTRIBUTES = ['class', 'style', 'hidden', 'inert'];

/** The elements around everything that is shown. */
const outerElements = (document: Document): Element[] =>
  [document.documentElement, document.body, document.getElementById('root')].filter((one) => one !== null);

/** What dialogs of the kit set on the outermost elements while they are open, so that the page behind them does not scroll. */
const SCROLL_LOCK = [
  'overflow-x',
  'overflow-y',
  'scrollbar-gutter',
  'scroll-behavior',
  'position',
  'width',
  'height',
  'box-sizing',
];

/** The value of an attribute without what an open dialog set: when it is restored, that dialog may be closed. */
const readAttribute = (element: Element, name: string): string | null => {
  const value = element.getAttribute(name);
  if (name !== 'style' || value === null || !(element instanceof HTMLElement)) return value;
  const { style } = element.cloneNode() as HTMLElement;
  for (const property of SCROLL_LOCK) style.removeProperty(property);
  return style.cssText || null;
};

/** Sets or removes an attribute; the site's policy forbids to set `style` as one. */
const setAttribute = (element: Element, name: string, value: string | null): void => {
  if (value === null) element.removeAttribute(name);
  else if (name === 'style' && element instanceof HTMLElement) element.style.cssText = value;
  else element.setAttribute(name, value);
};

/** True when an element has more than half of the window. */
const coversPage = (element: Element): boolean => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const width = Math.min(right, window.innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return width > 0 && height > 0 && width * height > (window.innerWidth * window.innerHeight) / 2;
};

/** The container of a dialog or menu of the kit, of the host or of another remote. React removes it with the screen that opened it. */
const isPortal = (element: Element): boolean => element.hasAttribute('data-base-ui-portal');

/** True for an element that React rendered or renders into: it marks both with properties of such names. */
const isOfReact = (element: Element): boolean => Object.keys(element).some((name) => /^__?react/.test(name));

/** Elements that show nothing. Removing one stops no script, and styles are disabled by release. */
const WITHOUT_BOX = 'script, style, link, template';

/**
 * Removes an element. What belongs to React may be the portal of another remote: React removes it with its screen, and would throw
 * if it were gone. So it stays, and is hidden if it covers the page.
 */
const takeAway = (element: Element): void => {
  if (isPortal(element) || element.matches(WITHOUT_BOX)) return;
  if (!isOfReact(element)) {
    element.remove();
    return;
  }
  if (element instanceof HTMLDialogElement && element.open) element.close();
  if (element instanceof HTMLElement && coversPage(element))
    element.style.setProperty('display', 'none', 'important');
};

interface State {
  attributes: { element: Element; name: string; value: string | null }[];
  children: Set<Element>;
  sheets: Set<CSSStyleSheet>;
}

const readState = (document: Document): State => ({
  attributes: outerElements(document).flatMap((element) =>
    ATTRIBUTES.map((name) => ({ element, name, value: readAttribute(element, name) })),
  ),
  children: new Set(document.body.children),
  sheets: new Set(document.adoptedStyleSheets ?? []),
});

/**
 * Undoes what the scripts of a failed release did to the document outside of React: attributes that hide the page, constructed
 * stylesheets, and later children of `body`, except portals of dialogs and menus. `remember` is called before a release runs, `restore` when it is
 * disposed of, each with the release's key. What others did meanwhile by the same means is undone as well.
 */
export const createDocumentStates = (document: Document) => {
  const states = new Map<string, State>();
  return {
    remember: (key: string): void => void states.set(key, readState(document)),
    restore: (key: string): void => {
      const state = states.get(key);
      if (state === undefined) return;
      states.delete(key);
      for (const { element, name, value } of state.attributes) {
        const found = element.getAttribute(name);
        if (found === value) continue;
        setAttribute(element, name, value);
        // A release that was started later must not bring it back.
        for (const other of states.values())
          for (const one of other.attributes)
            if (one.element === element && one.name === name && one.value === found) one.value = value;
      }
      const sheets = document.adoptedStyleSheets ?? [];
      const earlier = sheets.filter((sheet) => state.sheets.has(sheet));
      if (earlier.length < sheets.length) document.adoptedStyleSheets = earlier;
      for (const child of [...document.body.children]) if (!state.children.has(child)) takeAway(child);
    },
  };
};
