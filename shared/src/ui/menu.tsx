import { cloneElement, type KeyboardEvent, useState } from 'react';
import type { MenuProps } from './menu-list.tsx';
import { usePart } from './use-part.ts';

const loadList = () => import('./menu-list.tsx');
/** Whoever comes near will soon press. */
const fetchAhead = () => void loadList().catch(() => undefined);

/**
 * A button with a list of actions: arrow keys, first letters, Escape, focus given back. A plain button until it is
 * first pressed, as it stands in the header of every page.
 */
export const Menu = (props: MenuProps) => {
  const [pressed, setPressed] = useState(false);
  const list = usePart(loadList, pressed, () => setPressed(false));
  if (list) return <list.MenuList {...props} />;
  const press = () => setPressed(true);
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      press();
    },
  });
};
