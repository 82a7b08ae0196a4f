import { toHtmlTable, toTsv } from '../../domain/values/csv';
import type { Comparison, PeriodKind } from '../../domain/pages/periods';
import { getReportFacts } from '../../domain/pages/xifresReport';
import type { Answers } from '../../domain/pages/xifresTables';
import { pageTitles } from '../../text/pageTitles';
import { formatCount, formatPersons, xifres } from '../../text/xifres';
import { describeReport, namePeriod, xifresReport } from '../../text/xifresReport';
import { listLines, type Line, type Tables } from './listLines';

/** Texts of the report to paste elsewhere; `text` is null without any record. */
export type Report = { text: string | null; tsv: string; html: string };

const nameGroup = ({ list, table, persons }: Line): string =>
  table === xifres.total ? pageTitles[list] : xifresReport.group(pageTitles[list], table, persons === null);

const toCells = ({ name, now, before, persons }: Line): string[] => [
  name,
  formatCount(now),
  persons ? formatPersons(persons.now) : '',
  before === null ? '' : formatCount(before),
  persons ? formatPersons(persons.before) : '',
];

/** The report of a period whose rows are read; staff are left out. */
export function makeReport(tables: Tables, periode: PeriodKind, pair: Comparison, answers: Answers): Report {
  const taules = tables.taules.filter(({ dimensio }) => dimensio !== 'professional');
  const lines = listLines({ ...tables, taules }, pair, answers).filter(
    ({ table, now, before }) => table === xifres.total || now !== 0 || before !== 0,
  );
  const names = [namePeriod(periode, pair.now), namePeriod(periode, pair.before)] as const;
  const rows = [
    xifresReport.columns(...names),
    ...lines.flatMap((line, index) => {
      const group = nameGroup(line);
      const last = lines[index - 1];
      return last && nameGroup(last) === group ? [toCells(line)] : [[group], toCells(line)];
    }),
  ];
  const facts = tables.lists.flatMap((list) => getReportFacts(list, pair, answers) ?? []);
  const isEmpty = facts.every(({ records }) => records.now === 0 && records.before === 0);
  return {
    text: isEmpty ? null : describeReport(periode, pair.now, pair.before, facts),
    tsv: toTsv(rows),
    html: toHtmlTable(rows),
  };
}
