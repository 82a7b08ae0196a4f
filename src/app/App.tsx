import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { PublicLayout } from '../views/shell/PublicLayout';
import { RootErrorBoundary } from '../views/shell/RootErrorBoundary';
import type { Screen } from '../machines/navigation/context';
import { ActorsProvider, useNavigation, useScreen, useSession } from '../hooks/actors';
import type { RootActor } from '../machines/root';
import { findPrivateArea, getScreen } from './screens/registry';
import {
  FirstLoad,
  LoadFailedPage,
  LoadingPage,
  NotFoundPage,
  Notices,
  Arrival,
  CrashReport,
  PrivateNotFound,
} from './fallbacks';
import { Hydrated } from '../start/Hydrated';

type AppProps = {
  root: RootActor;
  banner?: ReactNode;
};

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

function Frame({ banner }: { banner: ReactNode }) {
  const navigation = useNavigation();
  const screen = useSelector(navigation, ({ context }) => context.screen);
  const isNotFound = useSelector(navigation, (snapshot) => snapshot.hasTag('notFound'));
  const isFailed = useSelector(navigation, (snapshot) => snapshot.hasTag('failed'));
  const isSignedIn = useSession() !== null;
  const area = findPrivateArea();

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
  if (isNotFound && isSignedIn) return <PrivateNotFound banner={banner} />;
  if (screen || isNotFound || isFailed) return <PublicLayout banner={banner}>{content}</PublicLayout>;
  return <FirstLoad />;
}

function ScreenView({ screen }: { screen: Screen }) {
  const actor = useScreen(screen.id);
  const { View } = getScreen(screen.name);
  return actor ? <View actor={actor} /> : null;
}
