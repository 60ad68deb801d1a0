import { Menu as Base } from '@base-ui/react/menu';
import { Link } from '@weaversworld/shared/router';
import type { ReactElement } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';

/** One line of a menu: somewhere to go (`to`) or something to do (`onSelect`). */
export interface MenuEntry {
  label: string;
  icon?: IconName;
  to?: string;
  onSelect?(): void;
}

interface MenuProps {
  /** The button that opens it: any button element of the kit's, already named. */
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly MenuEntry[];
  align?: 'start' | 'center' | 'end';
}

/** A button with a list of actions: arrow keys, first letters, Escape, focus given back. */
export const Menu = ({ trigger, items, align = 'end' }: MenuProps) => (
  <Base.Root modal={false}>
    <Base.Trigger render={trigger} />
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
