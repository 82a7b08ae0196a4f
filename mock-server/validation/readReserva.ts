import { getDay } from '../../src/domain/values/madrid';
import { isWithin } from '../../src/domain/nouns/dataRules';
import { isBookable } from '../../src/domain/nouns/disponibilitat';
import { EdicioAssessoria, ReservaAssessoria, ReservaCita } from '../../src/domain/nouns/reserva';
import type { DuradaCita, Tipus } from '../../src/domain/values/options';
import type { Errors } from '../http/responses';
import {
  checkPlace,
  checkProfessional,
  collectIssues,
  isRecord,
  withoutNulls,
  type Body,
  type Issues,
} from './body';
import { toMadrid } from '../kit/instants';
import { texts, tooFar } from '../http/messages';
import { TEMATIQUES } from '../catalogs/tematiques';
import type { Assessoria } from '../store/rows/assessoria';
import type { Disponibilitat } from '../store/rows/disponibilitat';
import type { State } from '../store/state';
import type { Reserva } from '../store/writes';

function checkRelations(state: State, issues: Issues, body: Body, tipus: unknown, kept: number | null): void {
  checkPlace(state, issues, body);
  if (typeof body['tematica_id'] === 'number') {
    const tematica = TEMATIQUES.find(({ id }) => id === body['tematica_id']);
    issues.add('tematica_id', tematica?.tipus !== tipus && texts.tematicaForeign);
  }
  checkProfessional(state, issues, body, kept);
}

function checkSlot(state: State, issues: Issues, body: Body, slot: Disponibilitat, now: number): void {
  const rule = state.dataRules.assessories;
  const free = slot.assessoria_id === null;
  const bookable = isBookable({ lliure: free, data_inici: toMadrid(slot.inici) }, now);
  issues.add('disponibilitat_id', !free && texts.slotTaken);
  issues.add('disponibilitat_id', !bookable && texts.slotBegun);
  issues.add('disponibilitat_id', !isWithin(rule, getDay(now), getDay(slot.inici)) && tooFar(rule));
  issues.add('tipus', body['tipus'] !== slot.tipus && texts.slotMisfit);
  issues.add(
    'modalitat',
    !slot.modalitat.some((modalitat) => modalitat === body['modalitat']) && texts.slotMisfit,
  );
  issues.add('oficina_id', body['oficina_id'] !== slot.oficina_id && texts.slotMisfit);
  issues.add(
    'antena_id',
    body['antena_id'] !== undefined && body['antena_id'] !== slot.antena_id && texts.slotMisfit,
  );
  const professionalId = body['professional_id'] ?? slot.professional_id;
  issues.add('professional_id', professionalId !== slot.professional_id && texts.slotMisfit);
}

function findSlot(state: State, issues: Issues, id: unknown): Disponibilitat | undefined {
  const slot = typeof id === 'number' ? state.disponibilitats.get(id) : undefined;
  if (typeof id === 'number') issues.add('disponibilitat_id', !slot && texts.slotUnknown);
  return slot;
}

function inSlot(slot: Disponibilitat, tipus: Tipus) {
  return {
    tipus,
    date: slot.inici,
    durada: ((slot.fi - slot.inici) / 60_000) as DuradaCita,
    disponibilitat_id: slot.id,
    professional_id: slot.professional_id,
    antena_id: slot.antena_id,
  };
}

export function readReservaCita(state: State, body: Body, now: number): Reserva {
  const { professional_id: _, ...given } = withoutNulls(body);
  const issues = collectIssues(ReservaCita, given);
  const slot = findSlot(state, issues, given['disponibilitat_id']);
  if (slot) checkSlot(state, issues, { ...given, antena_id: body['antena_id'] }, slot, now);
  checkRelations(state, issues, given, given['tipus'], null);
  issues.throwIfAny();

  const { disponibilitat_id: __, ...dades } = ReservaCita.parse(given);
  const taken = inSlot(slot as Disponibilitat, dades.tipus);
  return { ...EdicioAssessoria.parse({ ...dades, ...taken }), ...taken };
}

function findSlotOrDateErrors({ disponibilitat_id, date }: Body): Errors {
  if (disponibilitat_id === undefined && date === undefined)
    return { disponibilitat_id: [texts.slotMissing] };
  return disponibilitat_id !== undefined && date !== undefined ? { date: [texts.slotOrDate] } : {};
}

export function readReservaAssessoria(state: State, body: Body, now: number, userId: number): Reserva {
  const given = withoutNulls(body);
  const issues = collectIssues(ReservaAssessoria, given, findSlotOrDateErrors(given));
  const slot = findSlot(state, issues, given['disponibilitat_id']);
  if (slot) checkSlot(state, issues, { ...given, antena_id: body['antena_id'] }, slot, now);
  const date = typeof given['date'] === 'string' ? Date.parse(given['date']) : Number.NaN;
  if (!Number.isNaN(date)) {
    const rule = state.dataRules.assessories;
    issues.add('date', !isWithin(rule, getDay(now), getDay(date)) && tooFar(rule));
  }
  checkRelations(state, issues, given, given['tipus'], null);
  issues.throwIfAny();

  const { disponibilitat_id: _, date: __, professional_id, ...dades } = ReservaAssessoria.parse(given);
  if (slot) return { ...dades, ...inSlot(slot, dades.tipus) };
  const professional = professional_id ?? userId;
  return { ...dades, date, durada: 30, disponibilitat_id: null, professional_id: professional };
}

/** A row with the body of its PATCH: absent stays, null clears. 422 with every issue. */
export function readEdicioAssessoria(state: State, row: Assessoria, body: Body): EdicioAssessoria {
  const jove = isRecord(body['jove']) ? { ...row.jove, ...body['jove'] } : body['jove'];
  const given = withoutNulls({ ...row, ...body, ...(jove !== undefined && { jove }) });
  const issues = collectIssues(EdicioAssessoria, given);
  checkRelations(state, issues, given, row.tipus, row.professional_id);
  issues.throwIfAny();
  return EdicioAssessoria.parse(given);
}
