import { getDataRules, updateDataRules } from '../api/config';
import { DataRules, refuseDataRules, type DataRulesDraft } from '../domain/dataRules';
import { createRecord, type Loaded } from './record';

function toLoaded(rules: DataRules): Loaded<DataRulesDraft, DataRules, null> {
  return { draft: rules, original: rules, facts: null };
}

/** How far from today dates may lie: read by whoever opens the page, changed as often as needed. */
export const dataRulesMachine = createRecord<DataRulesDraft, DataRules, null>({
  id: 'dataRules',
  load: async (_, signal) => toLoaded(await getDataRules(signal)),
  refuse: ({ viewer }) => refuseDataRules(viewer),
  save: ({ draft }, signal) => updateDataRules(DataRules.parse(draft), signal),
  saved: {
    key: 'dataRules.edited',
    path: '/configuracio/control',
    again: (rules: DataRules | undefined) => (rules ? toLoaded(rules) : {}),
  },
  changes: 'dataRules',
  failed: 'dataRules.editFailed',
  own: 'text',
  loadFailed: 'dataRules.loadFailed',
  keepFacts: [],
});
