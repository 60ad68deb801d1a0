import { Link, type LinkProps } from '@weaversworld/shared/router';
import { type ButtonStyle, buttonAttributes } from './button.tsx';
import { Icon } from './icon.tsx';

interface LinkButtonProps extends ButtonStyle, LinkProps {}

/** A link styled as a button. */
export const LinkButton = ({ variant, size, icon, block, className, children, ...rest }: LinkButtonProps) => (
  <Link {...rest} {...buttonAttributes({ variant, size, block }, className)}>
    {icon && <Icon name={icon} />}
    {children}
  </Link>
);
