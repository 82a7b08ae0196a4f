import { setup } from 'xstate';
import { getDataRules } from '../api/config';
import { getConsulta, updateConsulta } from '../api/consultes';
import {
  DadesConsulta,
  refuseConsultaEdition,
  toConsultaBody,
  toConsultaDraft,
  toConsultaFacts,
} from '../domain/consulta';
import { toSent } from '../domain/tolerant';
import { getRecordParts } from './form/record';
import { getRoot } from './upward';

const PATH = '/consultes';

const { parts, base, states } = getRecordParts({
  id: 'consultaEdit',
  load: async ({ params }, signal) => {
    const [original, rules] = await Promise.all([
      getConsulta(Number(params['id']), signal),
      getDataRules(signal),
    ]);
    return { draft: toConsultaDraft(original), original, facts: toConsultaFacts(original, rules) };
  },
  refuse: ({ viewer, today }, facts) => (facts === null ? null : refuseConsultaEdition(viewer, today, facts)),
  save: ({ params, draft }, signal) =>
    updateConsulta(Number(params['id']), toSent(DadesConsulta, toConsultaBody(draft)), signal),
  again: async ({ params }, signal) => toConsultaDraft(await getConsulta(Number(params['id']), signal)),
  saved: { key: 'consulta.edited', path: PATH },
  failed: 'consulta.editFailed',
  own: 'text',
  loadFailed: 'consulta.loadFailed',
  keepFacts: ['oficina.id', 'oficina.antenas.id', 'dia', 'dies_enrere'],
});

const { enqueueActions } = setup({ types: parts.types });

/** Changing a consulta, as long as the date rule lets it be changed. Its page can also delete it: then it leads to the list. */
export const consultaEditMachine = setup({
  ...parts,
  actions: {
    ...parts.actions,
    leave: enqueueActions(({ enqueue, self, system }) => {
      enqueue.sendTo(getRoot(system), { type: 'screen.touched', id: self.id, dirty: false });
      enqueue.sendTo(getRoot(system), { type: 'navigation.go', path: PATH });
    }),
  },
  guards: {
    ...parts.guards,
    isDeleted: ({ context, event }) =>
      event.type === 'record.deleted' &&
      event.noun === 'consulta' &&
      Number(context.params['id']) === event.id,
  },
}).createMachine({
  ...base,
  on: { ...base.on, 'record.deleted': { guard: 'isDeleted', actions: 'leave' } },
  states,
});
