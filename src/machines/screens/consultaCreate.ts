import { createConsulta, listConsultes } from '../../api/consultes';
import { refuseInOffice } from '../../domain/access/access';
import {
  DadesConsulta,
  EMPTY_CONSULTA,
  toConsultaBody,
  type ConsultaDraft,
} from '../../domain/nouns/consulta';
import { getDay, toMinute } from '../../domain/values/madrid';
import { parseBody } from '../../domain/values/body';
import { getOwnOffice } from '../kit/ownOffice';
import type { Duplicate } from '../kit/form/context';
import { createRecord } from '../kit/form/form';
import { patternsRequest } from '../kit/requests';

const ALIKE = ['canal', 'ambit', 'perfil', 'genere', 'edat'] as const;

/** Consultes of the same day with the same main fields. */
async function findConsultes(draft: ConsultaDraft, signal: AbortSignal): Promise<Duplicate[]> {
  const day = getDay(draft.data);
  const { data } = await listConsultes({ data_inici: day, data_fi: day, sort: '-data' }, signal);
  const isAlike = (row: (typeof data)[number]): boolean =>
    ALIKE.every((name) => row[name] === draft[name]) && row.professional?.id === draft.professional_id;
  return data
    .filter(isAlike)
    .map(({ id, data: date }) => ({ path: `/consultes/${id}/editar`, name: id, date }));
}

/** Most consultes: of a young person, at the desk, now. */
function toUsual(now: number) {
  return { data: toMinute(now), canal: 'presencial', perfil: 'Jove', nombre_persones: 1 } as const;
}

export const consultaCreateMachine = createRecord({
  id: 'consultaCreate',
  load: async (input, signal, now) => {
    const office = await getOwnOffice(input, signal);
    const draft: ConsultaDraft = {
      ...EMPTY_CONSULTA,
      ...office,
      ...toUsual(now),
      professional_id: input.userId,
    };
    return { draft, original: null, facts: null };
  },
  refuse: ({ viewer }) => refuseInOffice(viewer, 'create', null, 'consulta'),
  save: ({ draft }, signal) => createConsulta(parseBody(DadesConsulta, toConsultaBody(draft)), signal),
  nextDraft: ({ draft: { canal, perfil, oficina_id, antena_id, professional_id }, now }) => ({
    draft: {
      ...EMPTY_CONSULTA,
      ...toUsual(now),
      canal,
      perfil,
      oficina_id,
      antena_id,
      professional_id,
    },
  }),
  findDuplicates: findConsultes,
  saved: { key: 'consulta.created', path: '/consultes' },
  failed: 'consulta.createFailed',
  own: 'text',
  loadFailed: 'oficines.listFailed',
  keepFacts: [],
  children: { patterns: patternsRequest },
  onReady: ({ userId }, { patterns }) => patterns.send({ type: 'request.send', input: userId }),
  onResumed: ({ userId }, { patterns }) => patterns.send({ type: 'request.send', input: userId }),
});
