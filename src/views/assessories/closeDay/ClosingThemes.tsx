import { useCatalog } from '../../../hooks/data';
import type { Assessoria } from '../../../domain/nouns/assessoria';
import type { RealitzacioDraft } from '../../../domain/nouns/realitzacio';
import { groupSubtematiques, keepSubtematiques } from '../../../domain/nouns/tematica';
import { isAsked } from '../../../domain/pages/closing';
import { fieldHelp, realitzacioFields } from '../../../text/fields';
import { fromCatalog } from '../../forms/catalog';
import { toRecordOptions } from '../../shared/recordOptions';
import type { FieldProps } from '../../ui/Field';
import { MultiSelectField } from '../../ui/MultiSelectField';

type ClosingThemesProps = {
  row: Assessoria;
  draft: RealitzacioDraft;
  bind: (field: 'tematica_id' | 'subtematica_id') => Pick<FieldProps, 'name' | 'required' | 'error'>;
  onChange: (changes: Partial<RealitzacioDraft>) => void;
};

const isId = (id: unknown): id is number => typeof id === 'number';

export function ClosingThemes({ row, draft, bind, onChange }: ClosingThemesProps) {
  const catalog = useCatalog(`tematiques-${row.tipus}`);
  const tematiques = catalog?.data ?? [];
  const { tematica_id, subtematica_id } = draft;
  const groups = groupSubtematiques(tematiques, tematica_id);
  return (
    <>
      {row.tematica === null && (
        <MultiSelectField
          {...bind('tematica_id')}
          label={realitzacioFields.tematica_id}
          value={tematica_id.filter(isId)}
          options={toRecordOptions(tematiques)}
          onChange={(next) =>
            onChange({
              tematica_id: next,
              subtematica_id: keepSubtematiques(tematiques, next, subtematica_id),
            })
          }
          {...fromCatalog(catalog)}
        />
      )}
      {isAsked(row.tipus, 'subtematica_id') && (
        <MultiSelectField
          {...bind('subtematica_id')}
          label={realitzacioFields.subtematica_id}
          value={subtematica_id.filter(isId)}
          options={groups.map(({ name, options }) => ({ label: name, options: toRecordOptions(options) }))}
          onChange={(next) => onChange({ subtematica_id: next })}
          {...(tematica_id.length === 0 ? { help: fieldHelp.subtematiquesFirst } : fromCatalog(catalog))}
        />
      )}
    </>
  );
}
