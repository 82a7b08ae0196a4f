import { createConsulta, listConsultes } from '../api/consultes';
import { refuseInOffice } from '../domain/access';
import { DadesConsulta, EMPTY_CONSULTA, toConsultaBody, type ConsultaDraft } from '../domain/consulta';
import { getDay } from '../domain/madrid';
import { toSent } from '../domain/tolerant';
import { getOwnOffice } from './ownOffice';
import type { Alike } from './form/context';
import { createRecord } from './form/record';

const ALIKE = ['canal', 'ambit', 'perfil', 'genere', 'edat'] as const;

/** Questions of the same day, noted down in the same way about the same. */
async function findConsultes(draft: ConsultaDraft, signal: AbortSignal): Promise<Alike[]> {
  const day = getDay(draft.data);
  const { data } = await listConsultes({ data_inici: day, data_fi: day, sort: '-data' }, signal);
  const isAlike = (row: (typeof data)[number]): boolean =>
    ALIKE.every((name) => row[name] === draft[name]) && row.professional?.id === draft.professional_id;
  return data
    .filter(isAlike)
    .map(({ id, data: date }) => ({ path: `/consultes/${id}/editar`, name: id, date }));
}

/** A new consulta: today, in one's own office, of one person; whoever writes it down is its professional. */
export const consultaCreateMachine = createRecord({
  id: 'consultaCreate',
  load: async (input, signal) => {
    const office = await getOwnOffice(input, signal);
    const draft: ConsultaDraft = {
      ...EMPTY_CONSULTA,
      ...office,
      data: input.today,
      professional_id: input.userId,
      nombre_persones: 1,
    };
    return { draft, original: null, facts: null };
  },
  refuse: ({ viewer }) => refuseInOffice(viewer, 'create', null, 'consulta'),
  save: ({ draft }, signal) => createConsulta(toSent(DadesConsulta, toConsultaBody(draft)), signal),
  findAlike: findConsultes,
  saved: { key: 'consulta.created', path: '/consultes' },
  failed: 'consulta.createFailed',
  own: 'text',
  loadFailed: 'oficines.listFailed',
  keepFacts: [],
});
