import { DataRules } from '../../src/domain/dataRules';
import { ok } from '../http/responses';
import { collect, isRecord } from '../validation/body';
import type { Handler } from '../http/middleware';

export const getDataRules: Handler = ({ state }) => ok({ data: state.dataRules });

export const patchDataRules: Handler = (call) => {
  const { store, state, now, body, user } = call;
  const rules = Object.fromEntries(
    Object.entries(state.dataRules).map(([name, rule]) => {
      const changes = body[name] ?? {};
      return [name, isRecord(changes) ? { ...rule, ...changes } : changes];
    }),
  );
  collect(DataRules, rules).throwIfAny();
  store.commit({ call: 'PATCH /config/data_rules', at: now, by: user.id, body: DataRules.parse(rules) });
  return ok({ data: state.dataRules });
};
