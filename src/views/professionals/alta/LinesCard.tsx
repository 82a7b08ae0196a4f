import type { AltaRow } from '../../../domain/pages/alta';
import { alta, getAltaIssueText } from '../../../text/alta';
import { getLabel } from '../../../text/options';
import { professionals } from '../../../text/professionals';
import { isCentral } from '../../../domain/nouns/professional';
import { joinFacts } from '../../../text/ui/words';
import { Card } from '../../ui/Card';
import { SkeletonList } from '../../ui/SkeletonList';
import { Table, type TableColumn } from '../../ui/Table';
import { Issues, TaskState } from './TaskState';
import type { AltaState } from './useAlta';

type Row = AltaRow & { id: number };

const WORDS = { pending: alta.ready, busy: alta.creating, done: alta.ready };
const { header } = alta;

function getName({ draft: { nom, cognom, segon_cognom } }: Row): string {
  return [[cognom, segon_cognom].filter(Boolean).join(' '), nom].filter(Boolean).join(', ');
}

function listColumns(getView: AltaState['getView']): TableColumn<Row>[] {
  return [
    {
      id: 'line',
      header: header.line,
      body: ({ line }) => line,
      numeric: true,
      nowrap: true,
      place: 'state',
    },
    { id: 'name', header: header.name, body: getName, place: 'name' },
    { id: 'email', header: header.email, body: ({ draft }) => draft.email, place: 'date' },
    {
      id: 'role',
      header: header.role,
      body: ({ draft: { role } }) => role && getLabel('role', role),
    },
    {
      id: 'place',
      header: header.place,
      body: ({ draft: { role }, oficina, antena }) =>
        isCentral(role) ? professionals.central : joinFacts(oficina, antena),
    },
    {
      id: 'state',
      header: header.state,
      body: ({ issues, source }) =>
        issues.length > 0 ? (
          <Issues texts={issues.map((issue) => ({ text: getAltaIssueText(issue) }))} />
        ) : (
          <TaskState view={getView(source)} words={WORDS} />
        ),
      place: 'type',
    },
  ];
}

/** The lines as understood, each with its issues. */
export function LinesCard({ state: { rows, text, isReading, getView } }: { state: AltaState }) {
  if (text.trim() === '') return null;
  if (isReading) {
    return (
      <Card title={alta.lines}>
        <SkeletonList label={alta.checking} />
      </Card>
    );
  }
  if (rows.length === 0) return null;
  return (
    <Card title={alta.lines} className="alta-lines">
      <Table
        caption={alta.lines}
        columns={listColumns(getView)}
        rows={rows.map((row) => ({ ...row, id: row.line }))}
      />
    </Card>
  );
}
