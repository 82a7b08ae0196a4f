import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';
import type { AppPath } from '../../domain/access/routes';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: AppPath };

export function Link(props: LinkProps) {
  return <RouterLink {...props} />;
}
