import type { ReactNode } from 'react';
import type { AppPath } from '../../domain/access/routes';
import { RecordPage } from './RecordPage';
import type { RecordStateProps } from './RecordState';

type CreatePageProps = Pick<RecordStateProps, 'actor' | 'action'> & {
  texts: { createTitle: string; preparing: string; back: string };
  /** The list that one comes from. */
  href: AppPath;
  children: ReactNode;
};

/** The page of a new record, which begins in one's own office. */
export function CreatePage({ actor, action, texts, href, children }: CreatePageProps) {
  const back = { href, label: texts.back };
  const { createTitle: title, preparing: loading } = texts;
  return (
    <RecordPage {...{ actor, action, title, loading, back }} loadFailed="oficines.listFailed">
      {children}
    </RecordPage>
  );
}
