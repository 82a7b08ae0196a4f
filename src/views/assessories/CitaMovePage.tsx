import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { isIncomplete } from '../../domain/nouns/reserva';
import type { citaMoveMachine } from '../../machines/screens/citaMove';
import { assessoriaDetail, citaMove } from '../../text/assessories';
import { EditPage } from '../forms/EditPage';
import { BothCites } from './move/BothCites';
import { IncompleteCita } from './move/IncompleteCita';
import { MoveForm } from './move/MoveForm';

const texts = { ...citaMove, missing: assessoriaDetail.missing };

/** Another hour for an appointment; once the new one is made and the former could not be deleted, both. */
export function CitaMovePage({ actor }: { actor: ActorRefFrom<typeof citaMoveMachine> }) {
  const Panel = useSelector(actor, (snapshot) => {
    if (snapshot.hasTag('left')) return BothCites;
    const draft = snapshot.context.draft?.getLoaded();
    return draft && isIncomplete(draft) ? IncompleteCita : MoveForm;
  });
  return (
    <EditPage
      {...{ actor, texts, href: '/calendari' }}
      title={citaMove.title}
      action="move"
      noun="assessoria"
    >
      {(moved) => <Panel {...{ actor, moved }} />}
    </EditPage>
  );
}
