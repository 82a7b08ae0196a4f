import type { AppPath } from '../../domain/access/routes';
import type { ListWords } from '../../text/lists';
import { ButtonLink } from '../ui/ButtonLink';
import { PageHeader } from '../ui/PageHeader';
import { ExportButton } from './ExportButton';
import type { ExportNoun } from '../../machines/kit/resources';
import type { ListState } from './useList';

type ListHeaderProps = {
  list: ListState;
  words: ListWords;
  /** Null without the right to create. */
  createHref: AppPath | null;
  also: { href: AppPath; label: string } | undefined;
  exportNoun: ExportNoun | undefined;
  total: number | null;
};

export function ListHeader({ list, words, createHref, also, exportNoun, total }: ListHeaderProps) {
  const canExport = exportNoun !== undefined && total !== 0;
  return (
    <PageHeader
      title={words.title}
      actions={
        (canExport || createHref !== null) && (
          <>
            {canExport && <ExportButton list={list} noun={exportNoun} total={total} />}
            {createHref !== null && also && <ButtonLink href={also.href}>{also.label}</ButtonLink>}
            {createHref !== null && (
              <ButtonLink variant="primary" icon="plus" href={createHref}>
                {words.create}
              </ButtonLink>
            )}
          </>
        )
      }
    />
  );
}
