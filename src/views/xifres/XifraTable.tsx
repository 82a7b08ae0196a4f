import { hasPersons, type Fila, type Taula } from '../../domain/pages/xifresTables';
import { pageTitles } from '../../text/pageTitles';
import { formatChange, formatPersons, formatShare, xifres } from '../../text/xifres';
import { nameFila } from './names';
import { XifraNumber } from './XifraNumber';
import type { XifresState } from './useXifres';

type XifraTableProps = {
  taula: Taula;
  rows: readonly Fila[];
  whole: number | null;
  state: XifresState;
};

export function XifraTable({ taula: { list, dimensio }, rows, whole, state }: XifraTableProps) {
  if (rows.length === 0) return null;
  const most = Math.max(1, ...rows.flatMap(({ now, before }) => [now.count ?? 0, before.count ?? 0]));
  const areKnown = hasPersons(dimensio) && state.isOpen(`${list}.rows`) && rows.every(({ sums }) => sums);
  const toSize = (count: number | null) => ({ inlineSize: `${(100 * (count ?? 0)) / most}%` });

  return (
    <table className="xifres-table">
      <caption>{xifres.caption(pageTitles[list], dimensio)}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{xifres.number}</th>
          <th scope="col">{xifres.share}</th>
          <th scope="col">{xifres.ago}</th>
          <th scope="col" className="xifres-change">
            {xifres.change}
          </th>
          {areKnown && (
            <th scope="col" className="xifres-persons">
              {xifres.persons}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((fila) => {
          const { is, value, now, before, sums } = fila;
          const name = nameFila(fila, dimensio);
          return (
            <tr key={is + value}>
              <th scope="row">
                <span>{name}</span>
                <span className="xifres-bars" aria-hidden="true">
                  <span style={toSize(now.count)} />
                  <span style={toSize(before.count)} />
                </span>
              </th>
              <td>
                <XifraNumber list={list} xifra={now} name={name} state={state} />
              </td>
              <td>{now.count === null || whole === null ? '' : formatShare(now.count, whole)}</td>
              <td>
                <XifraNumber list={list} xifra={before} name={name} isBefore state={state} />
              </td>
              <td className="xifres-change">
                {now.count === null || before.count === null ? '' : formatChange(now.count - before.count)}
              </td>
              {areKnown && sums && <td className="xifres-persons">{formatPersons(sums.now)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
