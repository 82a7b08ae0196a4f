import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { citaCreateMachine } from '../../machines/screens/citaCreate';
import { assessoriaDetail } from '../../text/assessories';
import { newCita } from '../../text/calendar';
import { RecordPage } from '../forms/RecordPage';
import { CitaForm } from './CitaForm';

export function CitaCreatePage({ actor }: { actor: ActorRefFrom<typeof citaCreateMachine> }) {
  const isLike = useSelector(actor, ({ context }) => context.query['com'] !== undefined);
  return (
    <RecordPage
      actor={actor}
      title={newCita.title}
      action="createCita"
      loading={newCita.loadingSlots}
      loadFailed={isLike ? 'assessoria.loadFailed' : 'disponibilitats.listFailed'}
      {...(isLike && { missing: assessoriaDetail.missing })}
      back={{ href: '/calendari', label: newCita.back }}
    >
      <CitaForm actor={actor} />
    </RecordPage>
  );
}
