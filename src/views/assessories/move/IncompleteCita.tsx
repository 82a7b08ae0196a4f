import { citaMove } from '../../../text/assessories';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/Card';
import { StatePanel } from '../../ui/StatePanel';
import type { MoveProps } from './MoveForm';

/** An appointment that lacks what a new one must say is completed first. */
export function IncompleteCita({ moved: { assessoria } }: MoveProps) {
  return (
    <Card>
      <StatePanel
        icon="pencil"
        title={citaMove.incomplete}
        actions={
          <ButtonLink variant="primary" href={`/assessories/${assessoria.id}/editar`}>
            {citaMove.complete}
          </ButtonLink>
        }
      >
        {citaMove.incompleteHelp}
      </StatePanel>
    </Card>
  );
}
