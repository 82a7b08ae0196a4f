import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Tipus } from '../../domain/values/options';
import type { StateName } from '../../text/options';
import { ui } from '../../text/ui/components';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icons/paths';
import { LineLink } from '../ui/LineLink';
import { StateChip } from './StateChip';
import { TypeTile } from './TypeTile';
import { useDismiss } from '../ui/useDismiss';
import { PHONE, useMediaQuery } from '../ui/useMediaQuery';
import { usePlacement } from '../ui/usePlacement';
import './Peek.css';

export type PeekFact = { icon: IconName; text: string; href?: string } | { state: StateName };

type PeekProps = {
  /** Pressed element: the peek is beside it and returns the focus to it. */
  anchor: HTMLElement;
  title: string;
  subtitle?: string | undefined;
  tipus: Tipus;
  facts: readonly PeekFact[];
  footer?: ReactNode;
  onClose: () => void;
};

export function Peek({ anchor, title, subtitle, tipus, facts, footer, onClose }: PeekProps) {
  const panel = useRef<HTMLDivElement>(null);
  const place = useRef(anchor);
  const isPhone = useMediaQuery(PHONE);
  const id = useId();
  usePlacement(panel, () => anchor, !isPhone, 'beside');
  useDismiss(true, [panel, place], (by) => (by === 'escape' ? close() : onClose()));
  useEffect(() => panel.current?.focus({ preventScroll: true }), [anchor]);

  function close() {
    anchor.focus();
    onClose();
  }

  return (
    <div ref={panel} className="popover peek" role="dialog" aria-labelledby={id} tabIndex={-1}>
      <div className="peek-head">
        <TypeTile tipus={tipus} large />
        <div>
          <h2 id={id} className="peek-title">
            {title}
          </h2>
          {subtitle && <span className="soft">{subtitle}</span>}
        </div>
        <button type="button" className="icon-button" aria-label={ui.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <ul className="peek-facts">
        {facts.map((fact) =>
          'state' in fact ? (
            <li key={fact.state}>
              <StateChip state={fact.state} />
            </li>
          ) : (
            <li key={fact.text}>
              <Icon name={fact.icon} />
              {fact.href ? <LineLink href={fact.href}>{fact.text}</LineLink> : <span>{fact.text}</span>}
            </li>
          ),
        )}
      </ul>
      {footer && <div className="peek-foot">{footer}</div>}
    </div>
  );
}
