import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

/** `action` for the primary action of a screen, `quiet` for the others, `danger` for one that removes something. */
export type ButtonVariant = 'action' | 'quiet' | 'danger';
/** `child` is 64 px high, `grown-up` 48 px with smaller type. */
export type ButtonSize = 'child' | 'grown-up';

/** How a button or a link looks. */
export interface ButtonStyle {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shown before the text. */
  icon?: IconName;
  /** Full width of its container. */
  block?: boolean;
}

/** The class and data attributes that style an element as a button. */
export const buttonAttributes = (
  { variant = 'action', size = 'child', block }: ButtonStyle,
  className?: string,
) => ({
  className: classNames(styles.button, className),
  'data-variant': variant,
  'data-size': size,
  'data-block': block ? '' : undefined,
});

interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /**
   * An action is running: shows three dots, sets `aria-busy`, and ignores presses, including the submit by Enter in a
   * field. The button keeps the focus, so it is not `disabled`. The caller changes the text ('Signing in...').
   */
  busy?: boolean;
}

/** Enter in a field clicks the submit button, so this prevents the submit as well. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** A button with `type="button"` by default, so that it does not submit a form by accident. */
export const Button = ({
  variant,
  size,
  icon,
  block,
  busy = false,
  disabled = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    {...buttonAttributes({ variant, size, block }, className)}
    type={type}
    disabled={disabled}
    aria-disabled={busy || rest['aria-disabled']}
    aria-busy={busy || undefined}
    onClick={busy ? ignore : onClick}
  >
    {busy ? <BusyDots /> : icon && <Icon name={icon} />}
    {children}
  </button>
);

const BusyDots = () => (
  <span className={styles.buttonBusyDots} aria-hidden="true">
    <span />
    <span />
    <span />
  </span>
);
