import { describe, expect, test } from 'vitest';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
import type { Disponibilitat } from '../../../mock-server/store/rows/disponibilitat';
import type { State } from '../../../mock-server/store/state';
import {
  confirmDeletion,
  findControl,
  openProduct,
  press,
  readAll,
  type Product,
} from '../support/openProduct';

type Put = (changes?: Partial<Assessoria>) => Assessoria;

let product: Product;

function getProfessional(state: State, who: string): number {
  const found = [...state.professionals.values()].find(({ email }) => email === `${who}@example.org`);
  if (!found) throw new Error(`no ${who}`);
  return found.id;
}

/** A person's day: two past sessions, one to come, a free hour; and a session on Monday. */
function prepareDay(who: string) {
  return (state: State, put: Put) => {
    const professional_id = getProfessional(state, who);
    state.assessories.clear();
    state.disponibilitats.clear();
    state.last = { ...state.last, assessoria: 0 };
    const at = (instant: string) => ({
      professional_id,
      cita: {
        id: state.last.cita + 1,
        date: Date.parse(instant),
        durada: 30 as const,
        disponibilitat_id: null,
      },
    });
    const of = (nom: string) => ({ jove: { nom, cognoms: 'Inventada', telefon: null, email: null } });
    const realitzacio = { inscripcio: 'cita_previa' as const, assistents: 1, valoracio: 4 };
    put({ ...of('Jana'), ...at('2026-11-20T09:00:00+01:00'), assistit: true, realitzacio });
    put({ ...of('Duna'), ...at('2026-11-20T10:00:00+01:00') });
    put({ ...of('Biel'), ...at('2026-11-20T16:00:00+01:00'), modalitat: 'Virtual' });
    put({ ...of('Ona'), ...at('2026-11-18T16:00:00+01:00') });
    put({ ...of('Nil'), ...at('2026-11-23T10:00:00+01:00') });
    const slot: Disponibilitat = {
      id: 50,
      inici: Date.parse('2026-11-20T12:30:00+01:00'),
      fi: Date.parse('2026-11-20T13:15:00+01:00'),
      oficina_id: 1,
      antena_id: null,
      professional_id,
      tipus: 'laboral',
      modalitat: ['Presencial', 'Virtual'],
      assessoria_id: null,
    };
    state.disponibilitats.set(slot.id, slot);
  };
}

const readCard = (title: string): Element | undefined =>
  [...document.querySelectorAll('.card')].find((card) => card.querySelector('h2')?.textContent === title);
const readRows = (title: string): string[] => readAll('li', readCard(title) ?? document.createElement('p'));

describe('the day', () => {
  test('is greeted by the hour and the first name, with date and office', async () => {
    product = await openProduct('assesor_laboral', '/', { now: '2026-11-20T13:05:00Z' });
    const name = readAll('.user-name, .topbar-end')[0];
    const [greeting, place] = readAll('.page-header h1, .page-header p');
    expect(greeting).toMatch(/^Bona tarda, \p{L}+$/u);
    expect(name).toContain(greeting?.replace('Bona tarda, ', ''));
    expect(place).toBe('Divendres, 20 de novembre de 2026 · Oficina Gràcia');
  });

  test('shows sessions and free hours in order of time, with a line at now', async () => {
    product = await openProduct('assesor_laboral', '/', { prepare: prepareDay('assesor_laboral') });
    expect(readRows('Avui')).toEqual([
      '09:0030 minLJana InventadaLaboral · PresencialRealitzada',
      '10:0030 minLDuna InventadaLaboral · PresencialPer tancarRealitza',
      'Ara, 11:20',
      '12:3045 minLHora lliureLaboral · Presencial o virtualReserva',
      '16:0030 minLBiel InventadaLaboral · VirtualPendentRealitza',
    ]);
    expect(readAll('.card-head .muted')[0]).toBe('3 cites, 1 hora lliure');
    expect(findControl("Reserva l'hora de les 12:30").getAttribute('href')).toBe(
      '/calendari/cita/nova?data=2026-11-20&tipus=laboral&disponibilitat_id=50',
    );
    expect(findControl('Realitza: Duna Inventada').getAttribute('href')).toBe('/assessories/2/realitzar');
  });

  test('of what is to come only the next can be completed at once', async () => {
    product = await openProduct('assesor_laboral', '/', {
      now: '2026-11-20T08:30:00Z',
      prepare: prepareDay('assesor_laboral'),
    });
    expect(readRows('Avui').filter((row) => row.endsWith('Realitza'))).toEqual([
      '10:0030 minLDuna InventadaLaboral · PresencialPendentRealitza',
    ]);
  });

  test('what is still to close is there, the oldest first, and the way to all of it', async () => {
    product = await openProduct('assesor_laboral', '/', { prepare: prepareDay('assesor_laboral') });
    expect(readRows('Per tancar')).toEqual([
      'LOna InventadaDimecres, 18 nov. · fa 2 diesLaboralRealitza',
      'LDuna InventadaDivendres, 20 nov. · avuiLaboralRealitza',
    ]);
    expect(findControl('Mostra-les').getAttribute('href')).toMatch(
      /^\/assessories\?estat=per_tancar&professional_id=\d+&sort=cita\.date$/,
    );
  });

  test('all that is still to close is counted, not the first page of it alone', async () => {
    product = await openProduct('assesor_laboral', '/', {
      prepare: (state, put) => {
        prepareDay('assesor_laboral')(state, put);
        const before = [...state.assessories.values()].find(({ jove }) => jove.nom === 'Ona');
        for (let left = 60; left > 0; left -= 1) put({ ...before, id: 100 + left });
      },
    });
    expect(readAll('.counter', readCard('Per tancar'))).toEqual(['62 per tancar']);
  });

  test('the next day with appointments and the figures of the week follow', async () => {
    product = await openProduct('assesor_laboral', '/', { prepare: prepareDay('assesor_laboral') });
    expect(readRows('Dilluns, 23 de novembre')).toEqual([
      '10:0030 minLNil InventadaLaboral · PresencialPendent',
    ]);
    expect(readAll('.week-figures > div')).toEqual(['cites4', 'realitzada1', 'no assistides0']);
    expect(readAll('.week-bars li')).toEqual(['LLaboral4']);
  });

  test('a session that is being deleted says so in every card, until it is undone', async () => {
    product = await openProduct('assesor_laboral', '/', { prepare: prepareDay('assesor_laboral') });
    const readLeaving = () => readAll('li').filter((row) => row.includes("S'eliminarà"));
    await press('Accions: Duna Inventada');
    await press('Elimina');
    await press('Eliminar');
    expect(readLeaving()).toEqual([
      "10:0030 minLDuna Inventada S'eliminaràLaboral · PresencialPer tancar",
      "LDuna Inventada S'eliminaràDivendres, 20 nov. · avuiLaboral",
    ]);
    await press('Desfés (Ctrl+Z)');
    expect(readLeaving()).toEqual([]);
  });

  test('a session that is deleted leaves the day', async () => {
    product = await openProduct('assesor_laboral', '/', { prepare: prepareDay('assesor_laboral') });
    await press('Accions: Biel Inventada');
    expect(readAll('[role=menuitem]')).toEqual([
      'Mostra el detall',
      'Realitza És avui a les 16:00',
      'Edita',
      "Canvia l'hora",
      'Marca com a no assistida És avui a les 16:00',
      'Elimina',
    ]);
    await press('Elimina');
    await confirmDeletion();
    expect(product.calls.filter((call) => call.startsWith('DELETE'))).toEqual([
      expect.stringMatching(/^DELETE \/api\/cites\/\d+$/),
    ]);
    expect(readRows('Avui').some((row) => row.includes('Biel'))).toBe(false);
  });
});

describe('without plans', () => {
  test('whoever has an agenda is shown where the next days are', async () => {
    product = await openProduct('assesor_laboral', '/', {
      prepare: (state) => {
        state.assessories.clear();
        state.disponibilitats.clear();
      },
    });
    expect(readAll('.state-panel h3, .state-panel p, .state-panel .button')).toEqual([
      'Avui no tens cap cita',
      'Obre el calendari per veure els propers dies o reserva una hora lliure.',
      'Obre el calendari',
      'Mostra les assessories',
    ]);
    expect(readCard('Aquesta setmana')?.textContent).toContain('Aquesta setmana no tens cap cita.');
    expect(readCard('Per tancar')?.textContent).toContain('No tens cap assessoria per tancar');
  });
});

describe('when a call fails', () => {
  test('the rest of the page stays, and it can be made again', async () => {
    product = await openProduct('assesor_laboral', '/assessories', {
      prepare: prepareDay('assesor_laboral'),
    });
    product.backend.setFault({ kind: 'status', status: 500, times: 1, match: { path: 'cites$' } });
    await press('Inici');
    expect(readAll('[role=alert] h3')).toEqual(['Error llistant les cites']);
    expect(readRows('Per tancar')).toHaveLength(2);
    await press('Torna-ho a provar');
    expect(readRows('Avui')).toHaveLength(5);
  });

  test('so does the rest when what is to close does not come, which the menu then does not count', async () => {
    product = await openProduct('assesor_laboral', '/', {
      prepare: prepareDay('assesor_laboral'),
      fault: { kind: 'status', status: 500, times: 1, match: { path: 'assessories$' } },
    });
    expect(readAll('[role=alert] h3')).toEqual(['Error llistant les assessories']);
    expect(readRows('Avui')).toHaveLength(5);
    expect(readAll('.sidebar .counter')).toEqual([]);
    product.calls.length = 0;
    await press('Torna-ho a provar');
    expect(readRows('Per tancar')).toHaveLength(2);
    expect(product.calls).toEqual([expect.stringContaining('GET /api/assessories?estat=pendent')]);
    expect(readAll('.sidebar .counter')).toEqual(['2 per tancar']);
  });
});
