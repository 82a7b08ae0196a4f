import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { RecordState, type RecordStateProps } from './RecordState';

type RecordPageProps = RecordStateProps & {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
};

/** The page of a form over a record, with the way back to where one comes from. */
export function RecordPage({ title, actions, ...state }: RecordPageProps) {
  const hasForm = useSelector(
    state.actor,
    (snapshot) => snapshot.hasTag('editing') || snapshot.context.isKnown,
  );
  return (
    <Page narrow>
      <PageHeader title={title} back={state.back} subtitle={hasForm && ui.requiredNote} actions={actions} />
      <RecordState {...state} />
    </Page>
  );
}
