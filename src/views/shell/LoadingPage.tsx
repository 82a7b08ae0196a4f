import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { NOUNS } from '../../domain/access/noun';
import type { ScreenName } from '../../domain/access/routes';
import { useNavigation } from '../../hooks/actors';
import { findScreen } from '../../machines/navigation/context';
import { pageTitles } from '../../text/pageTitles';
import { shell } from '../../text/shell';
import { Card } from '../ui/Card';
import { Page } from '../ui/Page';
import { SkeletonForm } from '../ui/SkeletonForm';
import { SkeletonList } from '../ui/SkeletonList';
import { SkeletonWeek } from '../ui/SkeletonWeek';

const label = shell.loading;

const list = (
  <Card>
    <SkeletonList label={label} />
  </Card>
);

const SHAPES: Readonly<Partial<Record<ScreenName, ReactNode>>> = {
  home: list,
  xifres: list,
  calendar: <SkeletonWeek label={label} />,
  ...Object.fromEntries(Object.values(NOUNS).map((noun) => [noun.list, list])),
};

const form = (
  <Card>
    <SkeletonForm label={label} />
  </Card>
);

export function LoadingPage() {
  const navigation = useNavigation();
  const name = useSelector(navigation, ({ context }) => findScreen(context)?.screen);
  return (
    <Page>
      <div className="late">
        <p className="skeleton-title" aria-hidden="true">
          {name && pageTitles[name]}
        </p>
        {(name && SHAPES[name]) ?? form}
      </div>
    </Page>
  );
}
