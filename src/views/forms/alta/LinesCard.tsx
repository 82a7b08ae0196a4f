import type { LineRow } from '../../../domain/pages/lines';
import { lines as texts } from '../../../text/lines';
import type { Words } from '../../../text/ui/words';
import { Card } from '../../ui/Card';
import { SkeletonList } from '../../ui/SkeletonList';
import { Table, type TableColumn } from '../../ui/Table';
import { Issues, TaskState } from './TaskState';
import type { LinesState } from './useLines';

const WORDS = { pending: texts.ready, busy: texts.creating, done: texts.ready };

type LinesCardProps<Draft, Issue, Row extends LineRow<Draft, Issue>> = {
  state: Pick<LinesState<Draft, Row>, 'rows' | 'text' | 'getView'> & { isReading: boolean };
  columns: readonly TableColumn<Row & { id: number }>[];
  describe: (issue: Issue) => Words;
};

/** Number of the line; on a phone, which shows no headers, with its word. */
function LineNumber({ line }: { line: number }) {
  return (
    <span className="alta-line">
      <span>{texts.header.line}</span>
      <span>{line}</span>
    </span>
  );
}

export function LinesCard<Draft, Issue, Row extends LineRow<Draft, Issue>>({
  state: { rows, text, isReading, getView },
  columns,
  describe,
}: LinesCardProps<Draft, Issue, Row>) {
  if (text.trim() === '') return null;
  if (isReading) {
    return (
      <Card title={texts.title}>
        <SkeletonList label={texts.checking} />
      </Card>
    );
  }
  if (rows.length === 0) return null;
  const all: TableColumn<Row & { id: number }>[] = [
    {
      id: 'line',
      header: texts.header.line,
      body: ({ line }) => <LineNumber line={line} />,
      place: 'state',
    },
    ...columns,
    {
      id: 'state',
      header: texts.header.state,
      body: ({ issues, source }) =>
        issues.length > 0 ? (
          <Issues texts={issues.map(describe)} />
        ) : (
          <TaskState view={getView(source)} words={WORDS} />
        ),
      place: 'type',
    },
  ];
  return (
    <Card title={texts.title} className="alta-lines">
      <Table caption={texts.title} columns={all} rows={rows.map((row) => ({ ...row, id: row.line }))} />
    </Card>
  );
}
