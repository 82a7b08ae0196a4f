import type { ProfessionalRef } from '../../domain/professional';
import { useProfessionals } from '../shared/useProfessionals';
import { toRecordOptions } from '../shared/recordOptions';
import { DraftSelect } from './DraftSelect';
import type { DraftForm } from './useDraftForm';

type ProfessionalFieldProps = {
  form: DraftForm<{ professional_id: number | null }>;
  /** Whom the record names. */
  named: ProfessionalRef | null;
};

/** Whoever does it. */
export function ProfessionalField({ form, named }: ProfessionalFieldProps) {
  const { choices, ...state } = useProfessionals([named]);
  return (
    <DraftSelect form={form} name="professional_id" span={6} options={toRecordOptions(choices)} {...state} />
  );
}
