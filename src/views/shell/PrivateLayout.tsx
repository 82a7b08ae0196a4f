import { useSelector } from '@xstate/react';
import { createContext, memo, useContext, type ReactNode } from 'react';
import { countToClose } from '../../domain/nouns/assessoria';
import { useNavigation, useSession } from '../../hooks/actors';
import { useNow } from '../../hooks/data';
import { useLinks } from '../../hooks/links';
import { usePreference } from '../../hooks/preferences';
import { useIsStaging } from '../../hooks/staging';
import { toggleTheme } from '../../hooks/theme';
import { useToClose } from '../../hooks/toClose';
import { footer, shell } from '../../text/shell';
import { UiProvider } from '../ui/UiProvider';
import { Shell } from '../ui/Shell';
import { ThemeToggle } from '../ui/ThemeToggle';
import { AttendanceDialog } from './AttendanceDialog';
import { BulkDialog } from './BulkDialog';
import { DeletionDialog } from './DeletionDialog';
import { IdleDialog } from './IdleDialog';
import { getMenu } from './menu';
import { PersonMenu } from './PersonMenu';
import { Removals } from './Removals';
import { ReportDialog } from './ReportDialog';
import { FindButton } from './shortcuts/FindButton';
import { Shortcuts } from './shortcuts/Shortcuts';
import { UnsavedDialog } from './UnsavedDialog';

const FOOTER = ['about', 'contact', 'privacy', 'terms', 'accessibility', 'complaint'] as const;
const NOBODY: readonly string[] = [];

const TOOLS = (
  <>
    <FindButton />
    <ThemeToggle onToggle={toggleTheme} />
    <PersonMenu />
  </>
);

type PrivateLayoutProps = { banner?: ReactNode; children: ReactNode };

export function PrivateLayout({ banner, children }: PrivateLayoutProps) {
  return (
    <PageContext value={children}>
      <Around banner={banner} />
    </PageContext>
  );
}

const PageContext = createContext<ReactNode>(null);

/** Reads the page from its context, so that another page does not render the frame again. */
const Page = () => useContext(PageContext);

const Around = memo(function Around({ banner }: Pick<PrivateLayoutProps, 'banner'>) {
  return (
    <UiProvider>
      <Frame banner={banner} />
      <DeletionDialog />
      <BulkDialog />
      <Removals />
      <AttendanceDialog />
      <UnsavedDialog />
      <ReportDialog />
      <IdleDialog />
      <Shortcuts />
    </UiProvider>
  );
});

function Frame({ banner }: Pick<PrivateLayoutProps, 'banner'>) {
  const path = useSelector(useNavigation(), ({ context }) => context.address?.path ?? '/');
  const permissions = useSession()?.permissions ?? NOBODY;
  const links = useLinks();
  const [rail, setRail] = usePreference('menu');

  return (
    <Shell
      brandHref="/"
      menu={getMenu({ permissions, path, links, counts: useCounts() })}
      footer={FOOTER.map((name) => ({ label: footer[name], href: links[name] ?? undefined }))}
      collapsed={rail === 'collapsed'}
      onCollapse={(collapsed) => setRail(collapsed ? 'collapsed' : 'open')}
      staging={useIsStaging()}
      tools={TOOLS}
      banner={banner}
    >
      <Page />
    </Shell>
  );
}

function useCounts() {
  const pendents = useToClose()?.data;
  const now = useNow();
  if (!pendents) return undefined;
  const count = countToClose(pendents, now);
  return count === 0 ? undefined : { '/assessories': { value: String(count), label: shell.toClose } };
}
