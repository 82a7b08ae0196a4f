import { getDataRules } from '../../api/config';
import { getConsulta, updateConsulta } from '../../api/consultes';
import {
  findUnreadConsulta,
  refuseConsultaEdition,
  toConsultaDraft,
  toConsultaFacts,
  toConsultaPatch,
  type Consulta,
  type ConsultaDraft,
  type ConsultaFacts,
} from '../../domain/nouns/consulta';
import type { DataRules } from '../../domain/nouns/dataRules';
import type { Loaded, Reading } from '../kit/form/context';
import { createRecord } from '../kit/form/form';

function toReading(original: Consulta): Reading<ConsultaDraft, Consulta> {
  return { draft: toConsultaDraft(original), original, unread: findUnreadConsulta(original) };
}

function toLoaded(original: Consulta, rules: DataRules): Loaded<ConsultaDraft, Consulta, ConsultaFacts> {
  return { ...toReading(original), facts: toConsultaFacts(original, rules) };
}

export const consultaEditMachine = createRecord({
  id: 'consultaEdit',
  load: async ({ params }, signal) => {
    const [original, rules] = await Promise.all([
      getConsulta(Number(params['id']), signal),
      getDataRules(signal),
    ]);
    return toLoaded(original, rules);
  },
  prefill: toLoaded,
  refuse: ({ viewer, today }, facts) => (facts === null ? null : refuseConsultaEdition(viewer, today, facts)),
  save: ({ params, draft, stored, also }, signal) =>
    updateConsulta(Number(params['id']), toConsultaPatch(draft, stored, also), signal),
  reload: async ({ params }, signal) => toReading(await getConsulta(Number(params['id']), signal)),
  saved: { key: 'consulta.edited', path: '/consultes' },
  failed: 'consulta.editFailed',
  own: 'text',
  loadFailed: 'consulta.loadFailed',
  keepFacts: ['oficina.id', 'oficina.antenas.id', 'dia', 'dies_enrere'],
});
