import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Link } from './Link';
import type { AppPath } from '../../domain/access/routes';
import { ui } from '../../text/ui/components';
import { classes } from './classes';
import { Icon } from './Icon';
import { Brand, StagingLabel } from './Mark';
import { Sidebar, type FooterLink, type MenuEntry } from './Sidebar';
import { useDismiss } from './useDismiss';
import { DRAWER, useMediaQuery } from './useMediaQuery';
import './Shell.css';

type ShellProps = {
  brandHref: AppPath;
  menu: readonly (readonly MenuEntry[])[];
  footer: readonly FooterLink[];
  /** Side menu with icons only; a narrow window has a drawer instead. */
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
  staging?: boolean | undefined;
  tools?: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
};

export function Shell(props: ShellProps) {
  const { brandHref, menu, footer, collapsed, onCollapse, staging, tools, banner, children } = props;
  const narrow = useMediaQuery(DRAWER);
  const [drawer, setDrawer] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const modal = narrow && drawer;
  const rail = collapsed && !narrow;
  const open = narrow ? drawer : !collapsed;

  useEffect(() => {
    if (!modal) return undefined;
    const opener = toggle.current;
    closer.current?.focus();
    return () => opener?.focus();
  }, [modal]);

  useDismiss(modal, [side], () => setDrawer(false));

  function press() {
    if (narrow) setDrawer(true);
    else onCollapse(!collapsed);
  }
  function closeOnLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a[href]')) setDrawer(false);
  }

  return (
    <div className={banner ? 'has-banner' : undefined}>
      <a className="skip-link" href="#contingut" inert={modal}>
        {ui.skip}
      </a>
      <div className="shell-banner" inert={modal}>
        {banner}
      </div>
      <header className="topbar" inert={modal}>
        <button
          type="button"
          ref={toggle}
          className="icon-button"
          lang="es"
          aria-label={open ? ui.closeMenuEs : ui.openMenuEs}
          title={open ? ui.closeMenuEs : ui.openMenuEs}
          aria-expanded={open}
          aria-controls="menu"
          onClick={press}
        >
          <Icon name="sidebar" />
        </button>
        <Link className="brand" href={brandHref}>
          <Brand />
        </Link>
        {staging && <StagingLabel />}
        <div className="topbar-end">{tools}</div>
      </header>
      <div className={classes('shell', rail && 'shell-rail')}>
        <div
          id="menu"
          ref={side}
          className={classes('sidebar', modal && 'sidebar-open', rail && 'sidebar-rail')}
          {...(modal && { role: 'dialog', 'aria-modal': true, 'aria-label': ui.mainMenu })}
          onClick={closeOnLink}
        >
          {/* A menu longer than the window would be a stop of Tab in Firefox. */}
          <nav className="sidebar-nav" aria-label={ui.mainMenu} tabIndex={-1}>
            {narrow && (
              <button
                type="button"
                ref={closer}
                className="sidebar-item sidebar-close"
                lang="es"
                onClick={() => setDrawer(false)}
              >
                <Icon name="close" />
                <span>{ui.closeMenuEs}</span>
              </button>
            )}
            <Sidebar groups={menu} footer={footer} rail={rail} />
          </nav>
        </div>
        {modal && <div className="shell-veil" />}
        <main id="contingut" tabIndex={-1} inert={modal}>
          {children}
        </main>
      </div>
    </div>
  );
}
