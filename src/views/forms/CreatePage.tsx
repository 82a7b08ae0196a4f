import type { ReactNode } from 'react';
import type { AppPath } from '../../domain/access/routes';
import { RecordPage, type RecordPageProps } from './RecordPage';

type CreatePageProps = Pick<RecordPageProps, 'actor' | 'action'> & {
  texts: { createTitle: string; preparing: string; back: string };
  /** The list that one comes from. */
  href: AppPath;
  children: ReactNode;
};

/** The page of a new record, which begins in one's own office. */
export function CreatePage({ actor, action, texts, href, children }: CreatePageProps) {
  return (
    <RecordPage
      actor={actor}
      action={action}
      title={texts.createTitle}
      loading={texts.preparing}
      loadFailed="oficines.listFailed"
      back={{ href, label: texts.back }}
    >
      {children}
    </RecordPage>
  );
}
