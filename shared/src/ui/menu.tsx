import { Link } from '@weaversworld/shared/router';
import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';
import { nextItem } from './menu-keys.ts';

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
  /** Which edges of button and list stand in one line. */
  align?: 'start' | 'end';
}

/** A button with a list of actions: arrow keys, first letters, Escape, focus given back. */
export const Menu = ({ trigger, items, align = 'end' }: MenuProps) => {
  const id = useId();
  /** The item that takes the focus when the list appears; null while it is closed. */
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLElement>(null);
  const open = opened !== null;
  const close = () => setOpened(null);
  const lines = () => [...(place.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const giveBack = () => {
    close();
    button.current?.focus();
  };

  useEffect(() => {
    if (opened === null) return;
    const all = place.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [];
    all[opened === 'first' ? 0 : all.length - 1]?.focus();
    const elsewhere = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpened(null);
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [opened]);

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const labels = items.map(({ label }) => label);
    const at = lines().indexOf(document.activeElement as HTMLElement);
    const next = nextItem(event.key, at, labels);
    const isPress = event.key === ' ';
    if (next === null && !isPress && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') giveBack();
    else if (isPress) lines()[at]?.click();
    else if (next !== null) lines()[next]?.focus();
  };

  return (
    <div ref={place} className={styles.menuPlace}>
      {cloneElement(trigger, {
        ref: button,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? `${id}-menu` : undefined,
        onClick: () => setOpened(open ? null : 'first'),
        onKeyDown: onButtonKey,
      })}
      {open && (
        <div
          className={styles.menu}
          id={`${id}-menu`}
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}-button`}
          data-align={align}
          onKeyDown={onMenuKey}
        >
          {items.map((entry) => (
            <MenuLine key={entry.label} {...entry} onDone={giveBack} />
          ))}
        </div>
      )}
    </div>
  );
};

const MenuLine = ({ label, icon, to, onSelect, onDone }: MenuEntry & { onDone(): void }) => {
  const line = {
    className: styles.menuItem,
    role: 'menuitem',
    tabIndex: -1,
    onMouseEnter: (event: { currentTarget: HTMLElement }) => event.currentTarget.focus(),
    onClick: () => {
      onDone();
      onSelect?.();
    },
  };
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  );
  return to === undefined ? (
    <button type="button" {...line}>
      {inside}
    </button>
  ) : (
    <Link to={to} {...line}>
      {inside}
    </Link>
  );
};
