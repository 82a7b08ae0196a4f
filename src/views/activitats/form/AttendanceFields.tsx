import { getTotal, toCounts, type ActivitatDraft } from '../../../domain/activitat';
import { CURSOS, GRUPS } from '../../../domain/options';
import { activitatForm } from '../../../text/activitats';
import { fieldHelp } from '../../../text/fields';
import { labels, toOptions } from '../../../text/options';
import { DraftField } from '../../forms/DraftField';
import { DraftSelect } from '../../forms/DraftSelect';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { FieldGrid } from '../../ui/FieldGrid';
import { FieldSet } from '../../ui/FieldSet';
import { NumberField } from '../../ui/NumberField';

type Props = { form: DraftForm<ActivitatDraft> };

/** Which pupils it was for and how many people came. */
export function AttendanceFields({ form }: Props) {
  return (
    <FieldGrid>
      <DraftSelect form={form} name="curs" span={6} clearable options={toOptions(CURSOS, labels.curs)} />
      <DraftField form={form} name="grups">
        {(field) => <NumberField {...field} {...GRUPS} span={6} help={fieldHelp.grups} />}
      </DraftField>
      <CountFields form={form} how="presencial" />
      <CountFields form={form} how="virtual" />
    </FieldGrid>
  );
}

/** How many came in one way, by gender. */
function CountFields({ form, how }: Props & { how: 'presencial' | 'virtual' }) {
  const total = useDraftValue(form, (draft) => getTotal(toCounts(draft[how])));
  return (
    <FieldSet label={activitatForm[how]} help={activitatForm.total(total)}>
      <FieldGrid>
        {(['home', 'dona', 'no_binari'] as const).map((genere) => (
          <DraftField key={genere} form={form} name={`${how}.${genere}`}>
            {(field) => <NumberField {...field} span={4} min={0} />}
          </DraftField>
        ))}
      </FieldGrid>
    </FieldSet>
  );
}
