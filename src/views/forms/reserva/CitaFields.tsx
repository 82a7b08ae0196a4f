import type { ReactNode } from 'react';
import type { Modalitat } from '../../../domain/values/options';
import type { RESERVA_NOTES, ReservaDraft } from '../../../domain/nouns/reserva';
import { labels, toOptions } from '../../../text/options';
import { FieldGrid } from '../../ui/FieldGrid';
import { SegmentedField } from '../../ui/SegmentedField';
import { DraftField } from '../DraftField';
import { DraftTextArea } from '../DraftInput';
import type { DraftForm } from '../useDraftForm';
import { useDraftValue } from '../useDraftValue';
import { TematicaField } from './TematicaField';

type CitaFieldsProps = {
  form: DraftForm<
    Pick<ReservaDraft, 'tipus' | 'modalitat' | 'tematica_id' | 'descripcio' | (typeof RESERVA_NOTES)[number]>
  >;
  modalitats: readonly Modalitat[];
  children?: ReactNode;
  notes?: typeof RESERVA_NOTES;
};

export function CitaFields({ form, modalitats, children, notes = [] }: CitaFieldsProps) {
  const tipus = useDraftValue(form, (draft) => draft.tipus);
  return (
    <FieldGrid>
      {children}
      <DraftField form={form} name="modalitat">
        {(field) => <SegmentedField {...field} span={6} options={toOptions(modalitats, labels.modalitat)} />}
      </DraftField>
      {tipus !== null && <TematicaField form={form} tipus={tipus} />}
      {(['descripcio', ...notes] as const).map((name) => (
        <DraftTextArea key={name} form={form} name={name} />
      ))}
    </FieldGrid>
  );
}
