import { Menu as Base } from '@base-ui/react/menu';
import { Link } from '@weaversworld/shared/router';
import { type ReactElement, useEffect, useRef } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';

/** A menu item: a link (`to`) or an action (`onSelect`). */
export interface MenuEntry {
  label: string;
  icon?: IconName;
  to?: string;
  onSelect?(): void;
}

/** Trigger and items of a menu. */
export interface MenuProps {
  /** The button that opens it: a button element of the kit with an accessible name. */
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly MenuEntry[];
  /** Which edges of button and list are aligned. */
  align?: 'start' | 'end';
}

/** Replaces the plain button of `Menu` at its first press, and opens by that same press. */
export const MenuList = ({ trigger, items, align = 'end' }: MenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current?.getAttribute('aria-expanded') === 'true') return;
    button.current?.focus();
    button.current?.click();
  }, []);

  return (
    <Base.Root modal={false}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.menuPositioner} sideOffset={8} align={align} collisionPadding={8}>
          <Base.Popup className={styles.menu}>
            {items.map(({ label, icon, to, onSelect }) => {
              const content = (
                <>
                  {icon && <Icon name={icon} />}
                  {label}
                </>
              );
              return to === undefined ? (
                <Base.Item key={label} className={styles.menuItem} onClick={onSelect}>
                  {content}
                </Base.Item>
              ) : (
                <Base.LinkItem key={label} className={styles.menuItem} closeOnClick render={<Link to={to} />}>
                  {content}
                </Base.LinkItem>
              );
            })}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
