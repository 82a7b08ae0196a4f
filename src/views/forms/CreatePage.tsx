import type { ReactNode } from 'react';
import type { AppPath } from '../../domain/access/routes';
import { RecordPage, type RecordPageProps } from './RecordPage';

type CreatePageProps = Pick<RecordPageProps, 'actor' | 'action' | 'actions'> & {
  texts: { createTitle: string; preparing: string; back: string };
  href: AppPath;
  children: ReactNode;
};

export function CreatePage({ actor, action, actions, texts, href, children }: CreatePageProps) {
  return (
    <RecordPage
      actor={actor}
      action={action}
      actions={actions}
      title={texts.createTitle}
      loading={texts.preparing}
      loadFailed="oficines.listFailed"
      back={{ href, label: texts.back }}
    >
      {children}
    </RecordPage>
  );
}
