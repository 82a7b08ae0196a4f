import { getDataRules, updateDataRules } from '../../api/config';
import {
  findUnreadDataRules,
  refuseDataRules,
  toDataRulesDraft,
  toDataRulesPatch,
  type DataRules,
  type DataRulesDraft,
} from '../../domain/nouns/dataRules';
import type { Loaded } from '../kit/form/context';
import { createRecord } from '../kit/form/form';

function toLoaded(rules: DataRules): Loaded<DataRulesDraft, DataRules, null> {
  return { draft: toDataRulesDraft(rules), original: rules, unread: findUnreadDataRules(rules), facts: null };
}

/** Allowed distance of dates from today: readable for all, edited any number of times. */
export const dataRulesMachine = createRecord({
  id: 'dataRules',
  load: async (_, signal) => toLoaded(await getDataRules(signal)),
  refuse: ({ viewer }) => refuseDataRules(viewer),
  save: ({ draft, stored, also }, signal) => updateDataRules(toDataRulesPatch(draft, stored, also), signal),
  reload: async (_, signal) => toLoaded(await getDataRules(signal)),
  saved: { key: 'dataRules.edited', path: '/configuracio/control' },
  onSaved: (_, { root }) => root.send({ type: 'catalogs.changed', name: 'dataRules' }),
  nextDraft: ({ answer }) => toLoaded(answer),
  stays: true,
  failed: 'dataRules.editFailed',
  own: 'text',
  loadFailed: 'dataRules.loadFailed',
  keepFacts: [],
});
