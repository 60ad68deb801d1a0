import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

/** How a button looks: `action` is the one thing to do here, `quiet` everything else, `danger` takes something away. */
export type ButtonVariant = 'action' | 'quiet' | 'danger';
/** `child` is 64 px high, `grown-up` 48 px with smaller type. */
export type ButtonSize = 'child' | 'grown-up';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Drawn before the words. */
  icon?: IconName;
  /** As wide as its place. */
  block?: boolean;
}

/** The class and data attributes that make an element look like a button. */
export const buttonLook = (
  { variant = 'action', size = 'child', block }: ButtonLook,
  className?: string,
) => ({
  className: classNames(styles.button, className),
  'data-variant': variant,
  'data-size': size,
  'data-block': block ? '' : undefined,
});

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /**
   * Work is under way: three dots, `aria-busy`, and no second press, nor a form sent by it or by Enter in a field. It
   * keeps the focus. The words stay yours ('Signing in...').
   */
  busy?: boolean;
}

/** The press that Enter in a field makes is prevented as well, and with it the sending. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** A button; `type="button"` unless told otherwise, so that it never sends a form by accident. */
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
    {...buttonLook({ variant, size, block }, className)}
    type={type}
    disabled={disabled}
    aria-disabled={busy || rest['aria-disabled']}
    aria-busy={busy || undefined}
    onClick={busy ? ignore : onClick}
  >
    {busy ? <Stitches /> : icon && <Icon name={icon} />}
    {children}
  </button>
);

const Stitches = () => (
  <span className={styles.buttonStitches} aria-hidden="true">
    <span />
    <span />
    <span />
  </span>
);
