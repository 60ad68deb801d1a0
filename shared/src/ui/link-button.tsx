import { Link, type LinkProps } from '@weaversworld/shared/router';
import { type ButtonLook, buttonLook } from './button.tsx';
import { Icon } from './icon.tsx';

interface LinkButtonProps extends ButtonLook, LinkProps {}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export const LinkButton = ({ variant, size, icon, block, className, children, ...rest }: LinkButtonProps) => (
  <Link {...rest} {...buttonLook({ variant, size, block }, className)}>
    {icon && <Icon name={icon} />}
    {children}
  </Link>
);
