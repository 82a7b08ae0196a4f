import type { ReactNode } from 'react';
import { Link } from './Link';
import type { AppPath } from '../../domain/access/routes';
import { classes } from './classes';
import { Icon } from './Icon';
import './PageHeader.css';

type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  back?: { href: AppPath; label: string } | undefined;
  before?: ReactNode;
  after?: ReactNode;
  actions?: ReactNode;
  large?: boolean | undefined;
};

/** Its h1 can take the focus when the screen changes. */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, back, before, after, actions, large } = props;
  return (
    <div className={classes('page-header', large && 'page-header-large')}>
      <div>
        {back && (
          <Link className="page-header-back" href={back.href}>
            <Icon name="back" small />
            <span>{back.label}</span>
          </Link>
        )}
        <div className="flow">
          {before}
          <h1 id="page-title" tabIndex={-1}>
            {title}
          </h1>
          {after}
        </div>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {actions && <div className="page-header-actions">{actions}</div>}
    </div>
  );
}
