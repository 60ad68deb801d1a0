type ComputedStyle = (element: Element, pseudoElement?: string | null) => CSSStyleDeclaration;
type Shown = Pick<CSSStyleDeclaration, 'display' | 'visibility'>;

/** Attributes by which jsdom's default style sheet decides what is shown. */
const ATTRIBUTES = ['hidden', 'open', 'type'];

/** Their style depends on more than their name and attributes: their own declarations, their place, whether they are open. */
const isSpecial = (element: Element): boolean =>
  element.hasAttribute('style') || element.hasAttribute('popover') || element.localName === 'summary';

const kindOf = (element: Element): string =>
  JSON.stringify([
    element.namespaceURI,
    element.localName,
    ...ATTRIBUTES.map((name) => element.getAttribute(name)),
  ]);

/**
 * `getComputedStyle` with the same results, and `display` and `visibility` found in a fraction of the time while the page has no style
 * sheet. Testing Library reads both of every element of a page for each query by role, and jsdom matches its default style sheet
 * with all of them again after every change.
 */
export const createQuickComputedStyle = (computed: ComputedStyle): ComputedStyle => {
  const kinds = new Map<string, Shown>();
  /** As a copy outside of the page has it, which inherits nothing. */
  const shownAlone = (element: Element): Shown => {
    const kind = kindOf(element);
    const known = kinds.get(kind);
    if (known !== undefined) return known;
    const { display, visibility } = computed(element.cloneNode() as Element);
    const shown = { display, visibility };
    kinds.set(kind, shown);
    return shown;
  };
  const displayOf = (element: Element): string =>
    isSpecial(element) ? computed(element).display : shownAlone(element).display;
  const visibilityOf = (element: Element): string => {
    if (isSpecial(element)) return computed(element).visibility;
    const { visibility } = shownAlone(element);
    const parent = element.parentElement;
    return visibility === 'visible' && parent !== null ? visibilityOf(parent) : visibility;
  };

  return (element, pseudoElement) => {
    if (pseudoElement || element.ownerDocument.styleSheets.length > 0)
      return computed(element, pseudoElement);
    let declaration: CSSStyleDeclaration | undefined;
    const whole = (): CSSStyleDeclaration => {
      declaration ??= computed(element);
      return declaration;
    };
    const shownValue = (name: string | symbol): string | undefined => {
      if (name === 'display') return displayOf(element);
      return name === 'visibility' ? visibilityOf(element) : undefined;
    };
    const getPropertyValue = (name: string): string => shownValue(name) ?? whole().getPropertyValue(name);
    const read = (name: string | symbol): unknown => {
      const value: unknown = Reflect.get(whole(), name);
      return typeof value === 'function' ? value.bind(whole()) : value;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : (shownValue(name) ?? read(name))),
    });
  };
};

const equipped = new WeakSet<object>();

/** Gives the page's window the quick `getComputedStyle`, once. */
export const installQuickComputedStyle = (): void => {
  const view = document.defaultView;
  if (view === null || equipped.has(view)) return;
  equipped.add(view);
  const quick = createQuickComputedStyle(view.getComputedStyle.bind(view));
  view.getComputedStyle = quick;
  // Vitest copies the functions of jsdom's window to the global object.
  globalThis.getComputedStyle = quick;
};
