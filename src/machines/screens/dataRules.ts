import { getDataRules, updateDataRules } from '../../api/config';
import { DataRules, refuseDataRules, type DataRulesDraft } from '../../domain/nouns/dataRules';
import { parsePatch } from '../../domain/values/body';
import type { Loaded } from '../kit/form/context';
import { getRecordParts } from '../kit/form/record';

function toLoaded(rules: DataRules): Loaded<DataRulesDraft, DataRules, null> {
  return { draft: rules, original: rules, facts: null };
}

const { record, base, states, toEditingAgain } = getRecordParts({
  id: 'dataRules',
  load: async (_, signal) => toLoaded(await getDataRules(signal)),
  refuse: ({ viewer }) => refuseDataRules(viewer),
  save: ({ draft, changed }, signal) => updateDataRules(parsePatch(DataRules, draft, changed), signal),
  again: (_, signal) => getDataRules(signal),
  saved: { key: 'dataRules.edited', path: '/configuracio/control' },
  changes: 'dataRules',
  failed: 'dataRules.editFailed',
  own: 'text',
  loadFailed: 'dataRules.loadFailed',
  keepFacts: [],
});

/** How far from today dates may lie: read by all who open the page, changed as often as needed. */
export const dataRulesMachine = record.createMachine({
  ...base,
  states: { ...states, saved: toEditingAgain((rules) => (rules ? toLoaded(rules) : null)) },
});
