import { useCatalog } from '../../../app/data';
import type { Tipus } from '../../../domain/options';
import type { RealitzacioDraft } from '../../../domain/realitzacio';
import { groupSubtematiques, keepSubtematiques } from '../../../domain/tematica';
import { fieldHelp } from '../../../text/fields';
import { themes } from '../../../text/themes';
import { fromCatalog } from '../../forms/catalog';
import { DraftField } from '../../forms/DraftField';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { MultiSelectField } from '../../shared/MultiSelectField';

/** The type's themes, and the subthemes of those that are chosen (spec §4). */
export function ThemeFields({ form, tipus }: { form: DraftForm<RealitzacioDraft>; tipus: Tipus }) {
  const request = useCatalog(`tematiques-${tipus}`);
  const tematiques = request?.data ?? [];
  const chosen = useDraftValue(form, (draft) => draft.tematica_id);
  const subtematiques = useDraftValue(form, (draft) => draft.subtematica_id);
  const groups = groupSubtematiques(tematiques, chosen);

  return (
    <>
      <DraftField form={form} name="tematica_id">
        {(field) => (
          <MultiSelectField
            {...field}
            onChange={(next) =>
              form.change({
                tematica_id: next,
                subtematica_id: keepSubtematiques(tematiques, next, subtematiques),
              })
            }
            options={tematiques.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={themes.selectTematica}
            emptyText={themes.noTematiques}
            {...fromCatalog(request, themes.loading)}
          />
        )}
      </DraftField>
      <DraftField form={form} name="subtematica_id">
        {(field) => (
          <MultiSelectField
            {...field}
            options={groups.map(({ name, options }) => ({
              label: name,
              options: options.map((option) => ({ value: option.id, label: option.name })),
            }))}
            placeholder={themes.selectSubtematica}
            emptyText={themes.noSubtematiques}
            help={chosen.length === 0 && fieldHelp.subtematiquesFirst}
          />
        )}
      </DraftField>
    </>
  );
}
