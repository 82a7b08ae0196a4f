import type { ReactNode } from 'react';
import type { ConsultaDraft } from '../../domain/nouns/consulta';
import { groupSubtematiques, keepSubtematiques, type Tematica } from '../../domain/nouns/tematica';
import { fieldHelp } from '../../text/fields';
import { toRecordOptions } from '../shared/recordOptions';
import type { CatalogState } from './catalog';
import { DraftMultiSelect } from './DraftSelect';
import type { DraftForm } from './useDraftForm';
import { useDraftValue } from './useDraftValue';

type ThemeDraft = Pick<ConsultaDraft, 'tematica_id' | 'subtematica_id'>;

type ThemeFieldsProps = {
  form: DraftForm<ThemeDraft>;
  request: CatalogState;
  tematiques: readonly Tematica[];
  help?: ReactNode;
  span?: 6 | 12;
};

export function ThemeFields({ form, request, tematiques, help, span }: ThemeFieldsProps) {
  const chosen = useDraftValue(form, (draft) => draft.tematica_id);
  const subtematiques = useDraftValue(form, (draft) => draft.subtematica_id);
  const groups = groupSubtematiques(tematiques, chosen);

  return (
    <>
      <DraftMultiSelect
        form={form}
        name="tematica_id"
        span={span}
        onChange={(next) =>
          form.change({
            tematica_id: next,
            subtematica_id: keepSubtematiques(tematiques, next, subtematiques),
          })
        }
        options={toRecordOptions(tematiques)}
        help={help}
        catalog={request}
      />
      <DraftMultiSelect
        form={form}
        name="subtematica_id"
        span={span}
        options={groups.map(({ name, options }) => ({
          label: name,
          options: toRecordOptions(options),
        }))}
        help={chosen.length === 0 && fieldHelp.subtematiquesFirst}
        {...(chosen.length > 0 && { catalog: request })}
      />
    </>
  );
}
