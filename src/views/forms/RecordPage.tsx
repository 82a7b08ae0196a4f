import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { NoForm, type NoFormProps } from './NoForm';
import './RecordPage.css';

export type RecordPageProps = NoFormProps & {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** A page of the menu, without a way back above its title. */
  isTop?: boolean;
  /** Shown to a person who may read the record but not change it, instead of the refusal. */
  readOnly?: ReactNode;
  /** The form, once there is a draft. */
  children: ReactNode;
};

/** The page of a form over a record. A prefilled form is inert until the record has loaded. */
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
