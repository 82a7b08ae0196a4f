import { useSelector } from '@xstate/react';
import { useNow } from '../../hooks/data';
import { useService } from '../../hooks/services';
import { changeQuery } from '../../domain/values/pagina';
import type { ExportNoun } from '../../machines/kit/resources';
import type { ListState } from './useList';

export function useExport(list: ListState, noun: ExportNoun) {
  const now = useNow();
  const exports = useService('exports');
  return {
    isExporting: useSelector(exports, (snapshot) => snapshot?.hasTag('busy') ?? false),
    start(ids?: readonly number[]): void {
      const query = changeQuery({ ...list.query, q: list.getText() }, { page: null, per_page: null });
      exports?.send({ type: 'exports.start', noun, query, ids, at: new Date(now).toISOString() });
    },
  };
}
