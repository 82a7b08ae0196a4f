import { getCrossTable, type Cross } from '../../domain/pages/xifresCross';
import { hasPersons } from '../../domain/pages/xifresTables';
import { pageTitles } from '../../text/pageTitles';
import { formatCount, formatPersons, xifres } from '../../text/xifres';
import { nameHead } from './names';
import type { XifresState } from './useXifres';

export function CrossTable({ cross, state }: { cross: Cross; state: XifresState }) {
  const { list, creu } = cross;
  const table = getCrossTable(cross, state.pair, state.answers);
  if (table === null || table.whole.records === 0) return null;
  const { columns, rows, whole } = table;
  const withPersons = hasPersons(creu);
  const caption = xifres.captionOfBoth(pageTitles[list], creu);
  return (
    // Wider than a phone: the keyboard scrolls it.
    <div className="xifres-cross" role="region" aria-label={caption} tabIndex={0}>
      <table className="xifres-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.is + column.value} scope="col">
                {nameHead(column)}
              </th>
            ))}
            <th scope="col">{xifres.total}</th>
            {withPersons && (
              <th scope="col" className="xifres-persons">
                {xifres.persons}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.is + row.value}>
              <th scope="row">{nameHead(row)}</th>
              {row.cells.map(({ column, records }) => (
                <td key={column.is + column.value}>{formatCount(records)}</td>
              ))}
              <td>{formatCount(row.sum.records)}</td>
              {withPersons && <td className="xifres-persons">{formatPersons(row.sum)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{xifres.total}</th>
            {columns.map(({ is, value, sum }) => (
              <td key={is + value}>{formatCount(sum.records)}</td>
            ))}
            <td>{formatCount(whole.records)}</td>
            {withPersons && <td className="xifres-persons">{formatPersons(whole)}</td>}
          </tr>
        </tfoot>
      </table>
      <p className="muted">{xifres.crossHelp[creu]}</p>
    </div>
  );
}
