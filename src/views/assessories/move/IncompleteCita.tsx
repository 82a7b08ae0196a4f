import { citaMove } from '../../../text/assessories';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/Card';
import { StatePanel } from '../../ui/StatePanel';
import type { MoveProps } from './MoveForm';

/** An appointment without required data is completed before it is moved. */
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
