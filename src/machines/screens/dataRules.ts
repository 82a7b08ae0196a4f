import { getDataRules, updateDataRules } from '../../api/config';
import { DataRules, refuseDataRules, type DataRulesDraft } from '../../domain/nouns/dataRules';
import { parsePatch } from '../../domain/values/body';
import type { Loaded } from '../kit/form/context';
import { createRecord } from '../kit/form/form';

function toLoaded(rules: DataRules): Loaded<DataRulesDraft, DataRules, null> {
  return { draft: rules, original: rules, facts: null };
}

/** Allowed distance of dates from today: readable for all, edited any number of times. */
export const dataRulesMachine = createRecord({
  id: 'dataRules',
  load: async (_, signal) => toLoaded(await getDataRules(signal)),
  refuse: ({ viewer }) => refuseDataRules(viewer),
  save: ({ draft, changed }, signal) => updateDataRules(parsePatch(DataRules, draft, changed), signal),
  reload: (_, signal) => getDataRules(signal),
  saved: { key: 'dataRules.edited', path: '/configuracio/control' },
  onSaved: (_, { root }) => root.send({ type: 'catalogs.changed', name: 'dataRules' }),
  nextDraft: ({ answer }) => toLoaded(answer),
  stays: true,
  failed: 'dataRules.editFailed',
  own: 'text',
  loadFailed: 'dataRules.loadFailed',
  keepFacts: [],
});
