import type { ReactNode } from 'react';
import type { AltaRow } from '../../../domain/pages/alta';
import { alta, getAltaIssueText } from '../../../text/alta';
import { getLabel } from '../../../text/options';
import { professionals } from '../../../text/professionals';
import { isCentral } from '../../../domain/nouns/professional';
import { ui } from '../../../text/ui/components';
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

/** A fact above another. */
function stack(first: string | null, second: string | null): ReactNode {
  if (!first && !second) return null;
  return (
    <div className="alta-facts">
      <span>{first || ui.empty}</span>
      {second && <span className="sub-line">{second}</span>}
    </div>
  );
}

/** Number of the line; on a phone, which shows no headers, with its word. */
function LineNumber({ line }: { line: number }) {
  return (
    <span className="alta-line">
      <span>{header.line}</span>
      <span>{line}</span>
    </span>
  );
}

function listColumns(getView: AltaState['getView']): TableColumn<Row>[] {
  return [
    { id: 'line', header: header.line, body: ({ line }) => <LineNumber line={line} />, place: 'state' },
    {
      id: 'name',
      header: header.name,
      body: (row) => stack(getName(row), row.draft.email),
      place: 'name',
    },
    {
      id: 'role',
      header: header.role,
      body: ({ draft: { role }, oficina, antena }) =>
        stack(
          role && getLabel('role', role),
          isCentral(role) ? professionals.central : joinFacts(oficina, antena),
        ),
      place: 'date',
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
