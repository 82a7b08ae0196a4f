import { getDataRules } from '../../api/config';
import { getConsulta, updateConsulta } from '../../api/consultes';
import {
  DadesConsulta,
  CONSULTA_COUPLED,
  refuseConsultaEdition,
  toConsultaBody,
  toConsultaDraft,
  toConsultaFacts,
  type Consulta,
  type ConsultaDraft,
  type ConsultaFacts,
} from '../../domain/nouns/consulta';
import type { DataRules } from '../../domain/nouns/dataRules';
import { parsePatch } from '../../domain/values/body';
import type { Loaded } from '../kit/form/context';
import { createRecord } from '../kit/form/form';

function toLoaded(original: Consulta, rules: DataRules): Loaded<ConsultaDraft, Consulta, ConsultaFacts> {
  return { draft: toConsultaDraft(original), original, facts: toConsultaFacts(original, rules) };
}

/** Edits a consulta, as long as the date rule allows it. */
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
  save: ({ params, draft, changed }, signal) =>
    updateConsulta(
      Number(params['id']),
      parsePatch(DadesConsulta, toConsultaBody(draft), changed, CONSULTA_COUPLED),
      signal,
    ),
  reload: async ({ params }, signal) => toConsultaDraft(await getConsulta(Number(params['id']), signal)),
  saved: { key: 'consulta.edited', path: '/consultes' },
  failed: 'consulta.editFailed',
  own: 'text',
  loadFailed: 'consulta.loadFailed',
  keepFacts: ['oficina.id', 'oficina.antenas.id', 'dia', 'dies_enrere'],
});
