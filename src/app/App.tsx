import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { PublicLayout } from '../views/shell/PublicLayout';
import { RootErrorBoundary } from '../views/shell/RootErrorBoundary';
import type { Screen } from '../machines/navigation/context';
import type { navigationMachine } from '../machines/navigation/navigation';
import { ActorsProvider, useNavigation, useRoot, useSession } from '../hooks/actors';
import type { RootActor } from './createRoot';
import { findPrivateArea, getScreen } from './registry';
import {
  FirstLoad,
  LoadFailedPage,
  LoadingPage,
  NotFoundPage,
  Notices,
  Arrival,
  CrashReport,
  PrivateNotFound,
} from './standIns';
import { Hydrated } from './Hydrated';

type AppProps = {
  root: RootActor;
  /** Above everything, in every layout: the demo's bar. */
  banner?: ReactNode;
};

/** The whole page: the layout that navigation asks for, the screen in it, and the notification bar. */
export function App({ root, banner }: AppProps) {
  return (
    <RootErrorBoundary help={(error) => <CrashReport root={root} error={error} />}>
      <ActorsProvider root={root}>
        <Hydrated>
          <Arrival />
        </Hydrated>
        <Frame banner={banner} />
        <Hydrated>
          <Notices />
        </Hydrated>
      </ActorsProvider>
    </RootErrorBoundary>
  );
}

type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>;

/** What stands on the page: a screen in its layout, or why there is none; undefined while it is on its way. */
function readStand(snapshot: NavigationSnapshot) {
  const missing = (['notFound', 'failed'] as const).find((tag) => snapshot.hasTag(tag));
  return missing ?? snapshot.context.screen?.layout;
}

/** The same element always, so that another page is no reason to draw what is around it. */
const CONTENT = <Content />;

function Frame({ banner }: { banner: ReactNode }) {
  const stand = useSelector(useNavigation(), readStand);
  const session = useSession();
  const area = session && findPrivateArea();

  if (area && stand !== 'public') return <area.Layout banner={banner}>{CONTENT}</area.Layout>;
  if (session && stand === 'notFound') return <PrivateNotFound banner={banner} />;
  return stand ? <PublicLayout banner={banner}>{CONTENT}</PublicLayout> : <FirstLoad />;
}

function Content() {
  const stand = useSelector(useNavigation(), readStand);
  const screen = useSelector(useNavigation(), ({ context }) => context.screen);
  if (stand === 'notFound') return <NotFoundPage />;
  if (stand === 'failed') return <LoadFailedPage />;
  return screen ? <ScreenView key={screen.id} screen={screen} /> : <LoadingPage />;
}

function ScreenView({ screen }: { screen: Screen }) {
  const actor = useSelector(useRoot(), ({ children }) => children[screen.id as keyof typeof children]);
  const { View } = getScreen(screen.name);
  return actor ? <View actor={actor} /> : null;
}
