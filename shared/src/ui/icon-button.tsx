import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The button's name, for ears and for the tooltip. */
  label: string;
  icon: IconName;
  variant?: 'plain' | 'quiet' | 'action';
  /** 64 px, 88 px for play and page turn, 48 px in the grown-ups' part. */
  size?: 'child' | 'large' | 'grown-up';
}

const ICON_SIZE = { child: 30, large: 40, 'grown-up': 24 } as const;

/** A round button with a drawing instead of words. */
export const IconButton = ({
  label,
  icon,
  variant = 'plain',
  size = 'child',
  className,
  type = 'button',
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
  >
    <Icon name={icon} size={ICON_SIZE[size]} />
  </button>
);
