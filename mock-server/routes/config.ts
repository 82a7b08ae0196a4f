import { DataRules } from '../../src/domain/nouns/dataRules';
import { ok } from '../http/responses';
import { collectIssues, isRecord } from '../validation/body';
import type { Handler } from '../http/middleware';

export const getDataRules: Handler = ({ state }) => ok({ data: state.dataRules });

export const patchDataRules: Handler = (call) => {
  const { state, commit, body, user } = call;
  const rules = Object.fromEntries(
    Object.entries(state.dataRules).map(([name, rule]) => {
      const changes = body[name] ?? {};
      return [name, isRecord(changes) ? { ...rule, ...changes } : changes];
    }),
  );
  collectIssues(DataRules, rules).throwIfAny();
  commit(user.id, { call: 'PATCH /config/data_rules', body: DataRules.parse(rules) });
  return ok({ data: state.dataRules });
};
