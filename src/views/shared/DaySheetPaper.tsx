import { useCalendarAntena } from '../../hooks/antena';
import { useNow } from '../../hooks/data';
import { getDayCites } from '../../domain/pages/agenda';
import { getVisibleCitaEstat } from '../../domain/nouns/assessoria';
import { getJoveName, isOberta, type Cita } from '../../domain/nouns/cita';
import { selectSide } from '../../domain/pages/antena';
import { getSheetName, type DaySheet } from '../../domain/pages/daySheet';
import { addMinutes } from '../../domain/values/madrid';
import { getFullName } from '../../domain/nouns/professional';
import { findGap } from '../../domain/values/whole';
import { calendar } from '../../text/calendar';
import { daySheetPaper as texts } from '../../text/daySheetPaper';
import { gaps } from '../../text/gap';
import { lists } from '../../text/lists';
import { getLabel, stateNames } from '../../text/options';
import { formatInstant, formatLongDay, formatTimeRange } from '../../text/ui/dates';
import { joinFacts } from '../../text/ui/words';
import { Paper } from '../ui/Paper';
import './DaySheetPaper.css';

const OVER = ['realitzada', 'no_assistida'] as const;

type DaySheetPaperProps = { sheet: DaySheet; onPrinted: () => void };

export function DaySheetPaper({ sheet, onPrinted }: DaySheetPaperProps) {
  const day = sheet.query['data_inici'] ?? '';
  const { own, side } = useCalendarAntena(sheet.query['professional_id'] ?? '');
  const cites = selectSide(getDayCites(day, sheet.cites), own, side);
  const gap = findGap(sheet.cites);
  const isOfOne = Boolean(sheet.query['professional_id']);
  const name = own && side === 'antena' && !isOfOne ? own.nom : getSheetName(sheet);
  return (
    <Paper onPrinted={onPrinted}>
      <div className="day-sheet">
        <h1>{joinFacts(texts.title, name)}</h1>
        <p>{joinFacts(formatLongDay(day), texts.cites(cites.length))}</p>
        {gap && <p>{gaps.cites(gap)}</p>}
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.columns.hora}</th>
              <th scope="col">{texts.columns.cita}</th>
              <th scope="col">{texts.columns.notes}</th>
            </tr>
          </thead>
          <tbody>
            {cites.map((cita) => (
              <tr key={cita.id}>
                <th scope="row">{formatTimeRange(cita.date, addMinutes(cita.date, cita.durada))}</th>
                <td>
                  <CitaCells cita={cita} theme={sheet.themes[cita.assessoria.id]} isOfOne={isOfOne} />
                </td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
        <footer>{texts.printedAt(formatInstant(useNow()))}</footer>
      </div>
    </Paper>
  );
}

type CitaCellsProps = {
  cita: Cita;
  theme: string | undefined;
  /** Whether the heading already names the only professional. */
  isOfOne: boolean;
};

function CitaCells({ cita, theme, isOfOne }: CitaCellsProps) {
  const now = useNow();
  const state = OVER.find((over) => over === getVisibleCitaEstat(cita, now));
  const { id, tipus } = cita.assessoria;
  const about = joinFacts(getLabel('tipus', tipus), theme, state && stateNames[state]);
  if (!isOberta(cita)) {
    return (
      <>
        <b>{calendar.locked}</b>
        <p>{about}</p>
      </>
    );
  }
  const { modalitat, antena, professional, assessoria } = cita;
  const { jove, oficina } = assessoria;
  const place = calendar.place(getLabel('modalitat', modalitat), oficina?.nom, antena?.nom);
  return (
    <>
      <b>{jove ? getJoveName(jove) || lists.number(id) : calendar.hiddenJove}</b>
      <p>{joinFacts(jove?.telefon, jove?.email)}</p>
      <p>{about}</p>
      <p>{joinFacts(place, !isOfOne && getFullName(professional))}</p>
    </>
  );
}
