import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { NoForm, type NoFormProps } from './NoForm';
import './RecordPage.css';

export type RecordPageProps = NoFormProps & {
  title: string;
  actions?: ReactNode;
  /** Whether it is a page of the menu, which has no link back. */
  isTop?: boolean;
  /** Shown instead of the refusal to a person who may read the record. */
  readOnly?: ReactNode;
  children: ReactNode;
};

/** Page of a form over a record; a prefilled form is inert until the record has loaded. */
export function RecordPage({ title, actions, isTop, readOnly, children, ...props }: RecordPageProps) {
  const { actor, loading, back } = props;
  const snapshot = useSelector(actor, (current) => current);
  const { isPrefilled } = snapshot.context;
  const hasForm = isPrefilled || snapshot.hasTag('editing');
  return (
    <Page narrow>
      <PageHeader
        title={title}
        back={isTop ? undefined : back}
        subtitle={hasForm && ui.requiredNote}
        actions={actions}
      />
      {isPrefilled && (
        <p className="sr" role="status">
          {loading}
        </p>
      )}
      {hasForm ? (
        <div className="record" inert={isPrefilled}>
          {children}
        </div>
      ) : (
        (snapshot.hasTag('refused') && readOnly) || <NoForm {...props} />
      )}
    </Page>
  );
}
