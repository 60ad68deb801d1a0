import { Menu as Base } from '@base-ui/react/menu';
import { Link } from '@weaversworld/shared/router';
import { type ReactElement, useEffect, useRef } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';

/** One line of a menu: somewhere to go (`to`) or something to do (`onSelect`). */
export interface MenuEntry {
  label: string;
  icon?: IconName;
  to?: string;
  onSelect?(): void;
}

/** A menu: its button and its lines. */
export interface MenuProps {
  /** The button that opens it: any button element of the kit's, already named. */
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly MenuEntry[];
  /** Which edges of button and list stand in one line. */
  align?: 'start' | 'end';
}

/** What `Menu` becomes at the first press: its button and list, opened by that same press. */
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
        <Base.Positioner className={styles.menuPlace} sideOffset={8} align={align} collisionPadding={8}>
          <Base.Popup className={styles.menu}>
            {items.map(({ label, icon, to, onSelect }) => {
              const inside = (
                <>
                  {icon && <Icon name={icon} />}
                  {label}
                </>
              );
              return to === undefined ? (
                <Base.Item key={label} className={styles.menuItem} onClick={onSelect}>
                  {inside}
                </Base.Item>
              ) : (
                <Base.LinkItem key={label} className={styles.menuItem} closeOnClick render={<Link to={to} />}>
                  {inside}
                </Base.LinkItem>
              );
            })}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
