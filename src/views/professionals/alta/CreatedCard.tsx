import { getFullName, type ProfessionalDraft } from '../../../domain/nouns/professional';
import { alta } from '../../../text/alta';
import { RunBar } from '../../shared/RunBar';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Link } from '../../ui/Link';
import { Table, type TableColumn } from '../../ui/Table';
import { TaskState } from '../../forms/alta/TaskState';
import type { AltaState } from './useAlta';

type Row = ProfessionalDraft & { id: string };

const { createdHeader: header } = alta;

function listColumns({ findId, getView }: AltaState): TableColumn<Row>[] {
  return [
    {
      id: 'name',
      header: header.name,
      body: (person) => {
        const id = findId(person);
        const name = getFullName(person);
        return id === undefined ? name : <Link href={`/professionals/${id}/editar`}>{name}</Link>;
      },
      place: 'name',
    },
    { id: 'email', header: header.email, body: ({ id }) => id, place: 'date' },
    {
      id: 'link',
      header: header.link,
      body: ({ id }) => <TaskState view={getView(id)} words={alta.links} />,
      place: 'type',
    },
  ];
}

export function CreatedCard({ state }: { state: AltaState }) {
  const { created, invites, isAsking, isBusy, isCreating } = state;
  const isInviting = isBusy && !isCreating;
  const sent = created.length - invites.length;
  return (
    <>
      <p className="sr" role="status">
        {created.length > 0 && !isCreating && alta.created(created.length)}
      </p>
      {created.length > 0 && (
        <Card title={alta.created(created.length)} className="alta-lines">
          <div className="alta-status">
            <RunBar run={state.run} isBusy={isInviting} onStop={state.stop}>
              {(invites.length > 0 || isInviting) && (
                <Button
                  busy={isInviting ? alta.inviting : undefined}
                  aria-disabled={isBusy || undefined}
                  onClick={state.ask}
                >
                  {alta.invite}
                </Button>
              )}
            </RunBar>
            <p role="status">{!isInviting && sent > 0 && alta.invited(sent)}</p>
          </div>
          <Table
            caption={alta.created(created.length)}
            columns={listColumns(state)}
            rows={created.map((person) => ({ ...person, id: person.email }))}
          />
        </Card>
      )}
      <ConfirmDialog
        open={isAsking}
        title={alta.inviteTitle}
        question={alta.inviteQuestion(invites.length)}
        variant="primary"
        confirmLabel={alta.inviteConfirm}
        onConfirm={state.invite}
        onCancel={state.cancel}
      />
    </>
  );
}
