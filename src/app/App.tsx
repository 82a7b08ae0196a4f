import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { PublicLayout } from '../views/shell/PublicLayout';
import { RootErrorBoundary } from '../views/shell/RootErrorBoundary';
import type { Screen } from '../machines/navigation';
import { ActorsProvider, useNavigation, useNotifications, useRoot, useSession } from './actors';
import type { RootActor } from './createRoot';
import { findPrivateArea, getScreen } from './screens';
import { FirstLoad, LoadFailedPage, LoadingPage, NotFoundPage, NotificationBar, PageTitle } from './standIns';
import { Hydrated } from './Hydrated';

type AppProps = {
  root: RootActor;
  /** Above everything, in every layout: the demo's bar. */
  banner?: ReactNode;
};

/** The whole page: the layout that navigation asks for, the screen in it, and the notification bar. */
export function App({ root, banner }: AppProps) {
  return (
    <RootErrorBoundary>
      <ActorsProvider root={root}>
        <Hydrated>
          <Suspense fallback={null}>
            <PageTitle />
          </Suspense>
        </Hydrated>
        <Suspense fallback={null}>
          <Frame banner={banner} />
        </Suspense>
        <Notices />
      </ActorsProvider>
    </RootErrorBoundary>
  );
}

function Frame({ banner }: { banner: ReactNode }) {
  const navigation = useNavigation();
  const screen = useSelector(navigation, ({ context }) => context.screen);
  const isNotFound = useSelector(navigation, (snapshot) => snapshot.hasTag('notFound'));
  const isFailed = useSelector(navigation, (snapshot) => snapshot.hasTag('failed'));
  const isSignedIn = useSession() !== null;
  const area = findPrivateArea();
  useFocusOnArrival(screen?.id ?? (isNotFound ? 'notFound' : isFailed ? 'failed' : undefined));

  const content = isNotFound ? (
    <NotFoundPage />
  ) : isFailed ? (
    <LoadFailedPage />
  ) : screen ? (
    <ScreenView key={screen.id} screen={screen} />
  ) : (
    <LoadingPage />
  );

  if (area && isSignedIn && screen?.layout !== 'public') {
    return <area.Layout banner={banner}>{content}</area.Layout>;
  }
  if (screen || isNotFound || isFailed) return <PublicLayout banner={banner}>{content}</PublicLayout>;
  return <FirstLoad />;
}

function Notices() {
  const isOpen = useSelector(useNotifications(), (snapshot) => snapshot.hasTag('open'));
  return <Suspense fallback={null}>{isOpen && <NotificationBar />}</Suspense>;
}

function ScreenView({ screen }: { screen: Screen }) {
  const actor = useSelector(useRoot(), ({ children }) => children[screen.id as keyof typeof children]);
  const { View } = getScreen(screen.name);
  return actor ? <View actor={actor} /> : null;
}

/** Whoever arrives on another page by keyboard or screen reader finds the focus on its title, not on the first page. */
function useFocusOnArrival(id: string | undefined): void {
  const previous = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (id === undefined) return;
    const isFirst = previous.current === undefined;
    previous.current = id;
    if (isFirst) return;
    scrollTo(0, 0);
    (
      document.querySelector<HTMLElement>('h1[tabindex]') ?? document.querySelector<HTMLElement>('main')
    )?.focus();
  }, [id]);
}
