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

export function CitaMovePage({ actor }: { actor: ActorRefFrom<typeof citaMoveMachine> }) {
  const former = useSelector(actor, ({ children }) => children.former);
  const isLeft = useSelector(former, (snapshot) => snapshot?.hasTag('left') === true);
  const Form = useSelector(actor, ({ context }) => {
    const draft = context.draft?.getLoaded();
    return draft && isIncomplete(draft) ? IncompleteCita : MoveForm;
  });
  const Panel = isLeft ? BothCites : Form;
  return (
    <EditPage
      actor={actor}
      texts={texts}
      href="/assessories"
      title={citaMove.title}
      action="move"
      noun="assessoria"
    >
      {(moved) => <Panel actor={actor} moved={moved} />}
    </EditPage>
  );
}
