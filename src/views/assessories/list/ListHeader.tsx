import { useSelector } from '@xstate/react';
import { useNow, useService } from '../../../app/data';
import { changeQuery } from '../../../domain/listQuery';
import { assessories } from '../../../text/assessories';
import { Button } from '../../shared/Button';
import { ButtonLink } from '../../shared/ButtonLink';
import { PageHeader } from '../../shared/PageHeader';
import type { ListState } from './useList';

interface ListHeaderProps {
  list: ListState;
  canCreate: boolean;
  canExport: boolean;
}

/** The title and what can be done with the list as a whole. */
export function ListHeader({ list, canCreate, canExport }: ListHeaderProps) {
  const now = useNow();
  const exports = useService('exports');
  const isExporting = useSelector(exports, (snapshot) => snapshot?.hasTag('busy') ?? false);

  function exportCsv() {
    const query = changeQuery({ ...list.query, q: list.q }, { page: null, per_page: null });
    exports?.send({ type: 'exports.start', noun: 'assessories', query, at: new Date(now).toISOString() });
  }

  return (
    <PageHeader
      title={assessories.title}
      actions={
        (canExport || canCreate) && (
          <>
            {canExport && (
              <Button
                icon="download"
                busy={isExporting ? assessories.exporting : undefined}
                onClick={exportCsv}
              >
                {assessories.exportCsv}
              </Button>
            )}
            {canCreate && (
              <ButtonLink variant="primary" icon="plus" href="/assessories/nova">
                {assessories.create}
              </ButtonLink>
            )}
          </>
        )
      }
    />
  );
}
