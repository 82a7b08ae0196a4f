import { setup } from 'xstate';
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
import { getRecordParts } from '../kit/form/record';

function toLoaded(original: Consulta, rules: DataRules): Loaded<ConsultaDraft, Consulta, ConsultaFacts> {
  return { draft: toConsultaDraft(original), original, facts: toConsultaFacts(original, rules) };
}

const { parts, base, states } = getRecordParts({
  id: 'consultaEdit',
  load: async ({ params }, signal) => {
    const [original, rules] = await Promise.all([
      getConsulta(Number(params['id']), signal),
      getDataRules(signal),
    ]);
    return toLoaded(original, rules);
  },
  know: toLoaded,
  refuse: ({ viewer, today }, facts) => (facts === null ? null : refuseConsultaEdition(viewer, today, facts)),
  save: ({ params, draft, changed }, signal) =>
    updateConsulta(Number(params['id']), parsePatch(DadesConsulta, toConsultaBody(draft), changed), signal),
  again: async ({ params }, signal) => toConsultaDraft(await getConsulta(Number(params['id']), signal)),
  coupled: CONSULTA_COUPLED,
  saved: { key: 'consulta.edited', path: '/consultes' },
  failed: 'consulta.editFailed',
  own: 'text',
  loadFailed: 'consulta.loadFailed',
  keepFacts: ['oficina.id', 'oficina.antenas.id', 'dia', 'dies_enrere'],
});

/** Changing a consulta, as long as the date rule lets it be changed. */
export const consultaEditMachine = setup(parts).createMachine({ ...base, states });
