import type { ReactNode } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import type { IconName } from './icons/paths';
import './StatePanel.css';

type StatePanelProps = {
  title: string;
  titleLang?: 'es' | 'en' | undefined;
  /** An error is announced at once. */
  tone?: 'neutral' | 'error' | undefined;
  icon?: IconName | undefined;
  heading?: 'h1' | 'h2' | 'h3' | undefined;
  children?: ReactNode;
  actions?: ReactNode;
};

export function StatePanel(props: StatePanelProps) {
  const { title, titleLang, tone = 'neutral', heading: Heading = 'h2', children, actions } = props;
  const { icon = tone === 'error' ? 'warning' : 'tray' } = props;
  return (
    <div
      className={classes('state-panel', tone === 'error' && 'state-panel-error')}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <span className="state-panel-icon">
        <Icon name={icon} />
      </span>
      <Heading lang={titleLang} {...(Heading === 'h1' && { id: 'page-title', tabIndex: -1 })}>
        {title}
      </Heading>
      {children && <p>{children}</p>}
      {actions && <div className="state-panel-actions">{actions}</div>}
    </div>
  );
}
