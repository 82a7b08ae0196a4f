import { sendTo, setup } from 'xstate';
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
import type { Alike } from '../kit/form/context';
import { getRecordParts } from '../kit/form/record';
import { patternsRequest } from '../kit/requests';

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

/** What most questions are: brought by a young person, at the desk, now. */
function toUsual(now: number) {
  return { data: toMinute(now), canal: 'presencial', perfil: 'Jove', nombre_persones: 1 } as const;
}

const { parts, base, states } = getRecordParts({
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
  goOn: ({ canal, perfil, oficina_id, antena_id, professional_id }, now) => ({
    ...{ ...EMPTY_CONSULTA, ...toUsual(now) },
    ...{ canal, perfil, oficina_id, antena_id, professional_id },
  }),
  findAlike: findConsultes,
  saved: { key: 'consulta.created', path: '/consultes' },
  failed: 'consulta.createFailed',
  own: 'text',
  loadFailed: 'oficines.listFailed',
  keepFacts: [],
});

/**
 * A new consulta: now, in one's own office, as most are; whoever writes it down is its professional. How the last ones were
 * noted is asked beside it, and again after each that was.
 */
export const consultaCreateMachine = setup({
  ...parts,
  actors: { ...parts.actors, patterns: patternsRequest },
  actions: {
    ...parts.actions,
    askPatterns: sendTo('patterns', ({ context }) => ({ type: 'request.send', input: context.userId })),
  },
}).createMachine({
  ...base,
  invoke: { id: 'patterns', src: 'patterns' },
  states: {
    ...states,
    loading: {
      ...states.loading,
      invoke: {
        ...states.loading.invoke,
        onDone: [
          { guard: 'isRefused', target: 'refused', actions: ['keepLoaded', 'tellChanged'] },
          { target: 'editing', actions: ['keepLoaded', 'tellChanged', 'askPatterns'] },
        ],
      },
    },
    saving: {
      ...states.saving,
      invoke: {
        ...states.saving.invoke,
        onDone: [
          { guard: 'isWished', target: 'editing', actions: ['tellSaved', 'beginAnother', 'askPatterns'] },
          { target: 'saved', actions: 'tellSaved' },
        ],
      },
    },
    editing: {
      ...states.editing,
      on: { ...states.editing.on, 'screen.resumed': { actions: 'askPatterns' } },
    },
  },
});
