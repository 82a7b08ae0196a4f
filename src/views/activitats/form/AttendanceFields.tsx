import { getTotal, toCounts, type ActivitatDraft } from '../../../domain/nouns/activitat';
import { CURSOS, GRUPS } from '../../../domain/values/options';
import { activitatForm } from '../../../text/activitats';
import { fieldHelp } from '../../../text/fields';
import { labels, toOptions } from '../../../text/options';
import { DraftNumber } from '../../forms/DraftInput';
import { DraftSelect } from '../../forms/DraftSelect';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { FieldGrid } from '../../ui/FieldGrid';
import { FieldSet } from '../../ui/FieldSet';

type Props = { form: DraftForm<Pick<ActivitatDraft, 'curs' | 'grups' | 'presencial' | 'virtual'>> };

export function AttendanceFields({ form }: Props) {
  return (
    <FieldGrid>
      <DraftSelect form={form} name="curs" span={6} clearable options={toOptions(CURSOS, labels.curs)} />
      <DraftNumber form={form} name="grups" {...GRUPS} span={6} help={fieldHelp.grups} />
      <CountFields form={form} how="presencial" />
      <CountFields form={form} how="virtual" />
    </FieldGrid>
  );
}

function CountFields({ form, how }: Props & { how: 'presencial' | 'virtual' }) {
  const total = useDraftValue(form, (draft) => getTotal(toCounts(draft[how])));
  return (
    <FieldSet label={activitatForm[how]} help={activitatForm.total(total)}>
      <FieldGrid>
        {(['home', 'dona', 'no_binari'] as const).map((genere) => (
          <DraftNumber key={genere} form={form} name={`${how}.${genere}`} span={4} min={0} />
        ))}
      </FieldGrid>
    </FieldSet>
  );
}
