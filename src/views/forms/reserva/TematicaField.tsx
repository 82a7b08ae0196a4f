import { useCatalog } from '../../../hooks/data';
import { isTipus, type Tipus } from '../../../domain/values/options';
import type { ReservaDraft } from '../../../domain/nouns/reserva';
import { fromWhole } from '../catalog';
import { DraftSelect } from '../DraftSelect';
import type { DraftForm } from '../useDraftForm';

export function TematicaField({
  form,
  tipus,
}: {
  form: DraftForm<Pick<ReservaDraft, 'tematica_id'>>;
  tipus: Tipus;
}) {
  // Of all types where the service's is unknown.
  const tematiques = useCatalog(isTipus(tipus) ? `tematiques-${tipus}` : 'tematiques');
  return <DraftSelect form={form} name="tematica_id" span={6} clearable {...fromWhole(tematiques)} />;
}
