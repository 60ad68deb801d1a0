import { cloneElement, type KeyboardEvent, useState } from 'react';
import type { MenuProps } from './menu-list.tsx';
import { useLazyModule } from './use-lazy-module.ts';

const loadList = () => import('./menu-list.tsx');
/** A hover or focus is usually followed by a press. */
const prefetch = () => void loadList().catch(() => undefined);

/**
 * A button with a menu: arrow keys, typeahead, Escape, focus restored. A plain button until it is first pressed, so that
 * the menu library is not loaded with the header of every page.
 */
export const Menu = (props: MenuProps) => {
  const [pressed, setPressed] = useState(false);
  const list = useLazyModule(loadList, pressed, () => setPressed(false));
  if (list) return <list.MenuList {...props} />;
  const press = () => setPressed(true);
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      press();
    },
  });
};
