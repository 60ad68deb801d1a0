import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name and the tooltip. */
  label: string;
  icon: IconName;
  variant?: 'plain' | 'quiet' | 'action';
  /** The action is not available. The button ignores presses and keeps the focus, so it is not `disabled`. */
  unavailable?: boolean;
  /** `child` 64 px, `large` 88 px (play, page turn), `grown-up` 48 px (parents' screens). */
  size?: 'child' | 'large' | 'grown-up';
}

const ICON_SIZE = { child: 30, large: 40, 'grown-up': 24 } as const;

/** A round button with an icon instead of text. */
export const IconButton = ({
  label,
  icon,
  variant = 'plain',
  size = 'child',
  className,
  type = 'button',
  unavailable = false,
  onClick,
  children,
  ...rest
}: IconButtonProps) => (
  <button
    title={label}
    {...rest}
    type={type}
    className={classNames(styles.iconButton, className)}
    data-variant={variant}
    data-size={size}
    aria-label={label}
    aria-disabled={unavailable || rest['aria-disabled']}
    onClick={unavailable ? undefined : onClick}
  >
    <Icon name={icon} size={ICON_SIZE[size]} />
    {children}
  </button>
);
