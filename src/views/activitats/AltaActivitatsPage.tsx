import type { ActivitatDraft } from '../../domain/nouns/activitat';
import { altaActivitats } from '../../text/altaActivitats';
import { AltaFrame } from '../forms/alta/AltaFrame';
import { LinesCard } from '../forms/alta/LinesCard';
import { PasteCard } from '../forms/alta/PasteCard';
import { MissingCatalog } from '../list/MissingCatalog';
import { Card } from '../ui/Card';
import { Table } from '../ui/Table';
import { describeIssue, describeWhen, listLineColumns } from './alta/lineColumns';
import { useAltaActivitats, type ActivitatsActor } from './alta/useAltaActivitats';

const CATALOGS = ['oficines', 'centres', 'marcs', 'areas'] as const;

export function AltaActivitatsPage({ actor }: { actor: ActivitatsActor }) {
  return (
    <AltaFrame noun="activitat" resource="activitat" texts={altaActivitats} href="/activitats">
      <AltaBoard actor={actor} />
    </AltaFrame>
  );
}

function AltaBoard({ actor }: { actor: ActivitatsActor }) {
  const state = useAltaActivitats(actor);
  return (
    <>
      <PasteCard
        state={state}
        label={altaActivitats.paste}
        help={[altaActivitats.columns, altaActivitats.place]}
      />
      {CATALOGS.map((name) => (
        <MissingCatalog key={name} name={name} />
      ))}
      <LinesCard state={state} columns={listLineColumns(state)} describe={describeIssue} />
      <CreatedCard created={state.created} isCreating={state.isCreating} />
    </>
  );
}

type CreatedCardProps = { created: readonly ActivitatDraft[]; isCreating: boolean };

function CreatedCard({ created, isCreating }: CreatedCardProps) {
  const { header } = altaActivitats;
  const title = altaActivitats.created(created.length);
  return (
    <>
      <p className="sr" role="status">
        {created.length > 0 && !isCreating && title}
      </p>
      {created.length > 0 && (
        <Card title={title} className="alta-lines">
          <Table
            caption={title}
            columns={[
              { id: 'title', header: header.title, body: ({ titol }) => titol, place: 'name' },
              { id: 'when', header: header.when, body: describeWhen, place: 'date' },
            ]}
            rows={created.map((draft, id) => ({ ...draft, id }))}
          />
        </Card>
      )}
    </>
  );
}
