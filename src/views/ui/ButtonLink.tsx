import type { ComponentProps } from 'react';
import { Link } from './Link';
import type { AppPath } from '../../domain/access/routes';
import { BasePath } from './BasePath';
import { getButtonClass, Word, type ButtonLook } from './Button';
import { classes } from './classes';
import { Icon } from './Icon';

type ButtonLinkProps = {
  href: AppPath;
} & ButtonLook &
  Omit<ComponentProps<'a'>, 'href'>;

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, icon, small, block, className, children, href, ...rest } = props;
  return (
    <BasePath>
      <Link {...rest} href={href} className={classes(getButtonClass({ variant, small, block }), className)}>
        {icon && <Icon name={icon} />}
        <Word>{children}</Word>
      </Link>
    </BasePath>
  );
}
