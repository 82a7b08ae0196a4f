import { getDataRules } from '../api/config';
import { getConsulta, updateConsulta } from '../api/consultes';
import {
  DadesConsulta,
  refuseConsultaEdition,
  toConsultaBody,
  toConsultaDraft,
  toConsultaFacts,
  type Consulta,
  type ConsultaDraft,
  type ConsultaFacts,
} from '../domain/consulta';
import { createRecord } from './record';

/** Changing a consulta, as long as the date rule lets it be changed. */
export const consultaEditMachine = createRecord<ConsultaDraft, Consulta, ConsultaFacts>({
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
    updateConsulta(Number(params['id']), DadesConsulta.parse(toConsultaBody(draft)), signal),
  saved: { key: 'consulta.edited', path: '/consultes' },
  failed: 'consulta.editFailed',
  own: 'text',
  loadFailed: 'consulta.loadFailed',
  noun: 'consulta',
  keepFacts: ['oficina.id', 'oficina.antenas.id', 'dia', 'dies_enrere'],
});
