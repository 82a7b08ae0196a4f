import type { ListWords } from '../../text/lists';
import { ButtonLink } from '../shared/ButtonLink';
import { PageHeader } from '../shared/PageHeader';
import { ExportButton } from './ExportButton';
import type { ExportNoun } from '../../machines/exports';
import type { ListState } from './useList';

interface ListHeaderProps {
  list: ListState;
  words: ListWords;
  /** Where one is created; null for who may not. */
  createHref: string | null;
  exportNoun: ExportNoun;
  /** How many rows there are, on all pages. */
  total: number;
}

/** The title and what can be done with the list as a whole. */
export function ListHeader({ list, words, createHref, exportNoun, total }: ListHeaderProps) {
  return (
    <PageHeader
      title={words.title}
      actions={
        (total > 0 || createHref !== null) && (
          <>
            {total > 0 && <ExportButton list={list} noun={exportNoun} total={total} />}
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
