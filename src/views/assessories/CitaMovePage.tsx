import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { citaMoveMachine } from '../../machines/citaMove';
import { assessoriaDetail, citaMove } from '../../text/assessories';
import { EditPage } from '../forms/EditPage';
import { BothCites } from './move/BothCites';
import { MoveForm } from './move/MoveForm';

const texts = { ...citaMove, missing: assessoriaDetail.missing };

/** Another hour for an appointment; once the new one is made and the former could not be deleted, both. */
export function CitaMovePage({ actor }: { actor: ActorRefFrom<typeof citaMoveMachine> }) {
  const isLeft = useSelector(actor, (snapshot) => snapshot.hasTag('left'));
  const Panel = isLeft ? BothCites : MoveForm;
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
