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
  /** Where one is created; null for who may not. */
  createHref: AppPath | null;
  /** Where the list can be had as a file. */
  exportNoun: ExportNoun | undefined;
  /** How many rows there are, on all pages. */
  total: number;
};

/** The title and what can be done with the list as a whole. */
export function ListHeader({ list, words, createHref, exportNoun, total }: ListHeaderProps) {
  const canExport = exportNoun !== undefined && total > 0;
  return (
    <PageHeader
      title={words.title}
      actions={
        (canExport || createHref !== null) && (
          <>
            {canExport && <ExportButton list={list} noun={exportNoun} total={total} />}
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
