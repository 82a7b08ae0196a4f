import * as assessories from '../../src/api/assessories';
import { toFailure } from '../../src/api/errors';
import { listOficines, listTematiques } from '../../src/api/interns';
import {
  COMPLETION_PATHS,
  EMPTY_REALITZACIO,
  REALITZACIO,
  REALITZACIONS,
  toRealitzacioBody,
} from '../../src/domain/nouns/realitzacio';
import {
  EMPTY_RESERVA,
  findUnreadReserva,
  ReservaAssessoria,
  toReservaBody,
  toReservaDraft,
} from '../../src/domain/nouns/reserva';
import { parseBody } from '../../src/domain/values/body';
import { toBody, toDraft } from '../../src/domain/values/fieldTable';
import type { Instant } from '../../src/domain/values/madrid';
import { TIPUS, type Tipus } from '../../src/domain/values/options';
import { findRequired } from '../../src/domain/values/validation';
import { first, MARK, PERSON, PERSON_MORE, tryCycle, type Undo } from './cycle';
import { tryFormulas } from './formulas';
import { expectKept, withoutUnread } from './kept';
import { expectAsked } from './refusals';
import { Broken, type Trials } from './trial';

async function toBooking(tipus: Tipus, now: Instant) {
  const draft = {
    ...EMPTY_RESERVA,
    ...PERSON,
    ...PERSON_MORE,
    conegut: [...PERSON_MORE.conegut],
    tipus,
    date: now,
    modalitat: 'Presencial' as const,
    descripcio: MARK,
    observacions: MARK,
    jove: { ...EMPTY_RESERVA.jove, nom: MARK, cognoms: MARK },
    oficina_id: (await first(listOficines())).id,
  };
  return parseBody(ReservaAssessoria, toReservaBody(draft));
}

const remove = (id: number): Promise<void> => assessories.deleteAssessoria(id);

async function find(tipus: Tipus) {
  const { data } = await assessories.listAssessories({ tipus, sort: '-id' });
  const row = data.find((one) => !one.bloquejada && one.descripcio === MARK);
  return row && assessories.getAssessoria(row.id);
}

async function tryVisit(trials: Trials, undo: Undo, now: Instant): Promise<void> {
  await tryCycle(trials, undo, {
    path: 'assessories',
    prepare: () => toBooking(TIPUS[0], now),
    create: (sent) => assessories.createAssessoria(sent),
    find: () => find(TIPUS[0]),
    get: (id) => assessories.getAssessoria(id),
    toValues: (saved) => withoutUnread(toReservaBody(toReservaDraft(saved)), findUnreadReserva(saved)),
    update: (id, change) => assessories.updateAssessoria(id, change),
    text: 'descripcio',
    optional: ['formacio', 'observacions'],
    trials: {
      'POST assessories, issues': (_, sent) => {
        const names = ['edat', 'perfil', 'genere', 'modalitat'];
        const wrong = {
          ...Object.fromEntries(names.map((name) => [name, undefined])),
          jove: { nom: '', cognoms: '' },
        };
        return expectAsked({ path: 'assessories', body: sent, wrong, undo, remove });
      },
      'GET assessories/exports/csv, formulas': (id) =>
        tryFormulas(
          (text) => assessories.updateAssessoria(id, { descripcio: text }),
          assessories.exportAssessories,
          now,
        ),
      'PATCH assessories/{id}/assistit': async (id) => {
        await assessories.markNotAttended(id);
        if ((await assessories.getAssessoria(id)).assistit !== false) throw new Broken('has no effect');
      },
    },
    remove,
  });
}

/** A completion with two themes, where the type has them. */
async function toCompletion(tipus: Tipus, id: number) {
  const themes = (await listTematiques(tipus)).slice(0, 2);
  const draft = {
    ...EMPTY_REALITZACIO,
    inscripcio: 'espontania' as const,
    assistents: 2,
    valoracio: 3,
    comentaris: MARK,
    tematica_id: themes.map((theme) => theme.id),
    subtematica_id: themes.flatMap((theme) => theme.subtematica.slice(0, 1)).map((one) => one.id),
    realitzada: 'pij' as const,
  };
  return parseBody(REALITZACIONS[tipus], toRealitzacioBody(id, draft));
}

/** Tries a visit and, for each type, the issues of a completion and then the completion. */
export async function tryAssessories(trials: Trials, undo: Undo, now: Instant): Promise<void> {
  const create = async (tipus: Tipus): Promise<number> => {
    const keep = ({ id }: { id: number }) => undo.add(`assessories/${id}`, () => remove(id));
    const created = await assessories
      .createAssessoria(await toBooking(tipus, now))
      .catch(async (error: unknown) => {
        const left = toFailure(error).kind === 'malformed' ? await find(tipus) : undefined;
        if (left) keep(left);
        throw error;
      });
    keep(created);
    return created.id;
  };
  await tryVisit(trials, undo, now);
  for (const tipus of TIPUS) {
    let open: number | undefined;
    await trials.run(`POST assessories, issues of ${tipus}`, async () => {
      const id = await create(tipus);
      const required = findRequired(REALITZACIONS[tipus], toRealitzacioBody(id, EMPTY_REALITZACIO));
      const { subtematica_id, ...others } = await toCompletion(tipus, id);
      // A subtheme without its theme would be an issue of its own.
      const body = required.has('subtematica_id') ? { ...others, subtematica_id } : others;
      const wrong = Object.fromEntries([...required].map((name) => [name, undefined]));
      await expectAsked({ path: `assessories/${COMPLETION_PATHS[tipus]}`, body, wrong, undo, remove });
      open = id;
    });
    await trials.run(`POST assessories, completion of ${tipus}`, async () => {
      const id = open ?? (await create(tipus));
      const { assessoria_id: _, ...sent } = await toCompletion(tipus, id);
      await assessories.completeAssessoria(tipus, { assessoria_id: id, ...sent });
      const { realitzada } = await assessories.getAssessoria(id);
      if (realitzada === null) throw new Broken('has no effect');
      expectKept(sent, toBody(REALITZACIO, toDraft(REALITZACIO, realitzada)));
    });
  }
}
