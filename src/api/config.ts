import { DataRules } from '../domain/nouns/dataRules';
import { call } from './http';
import { asData, asSaved } from './read';

/** GET config/data_rules */
export function getDataRules(signal?: AbortSignal): Promise<DataRules> {
  return call('GET', 'config/data_rules', { read: asData(DataRules), signal });
}

/** PATCH config/data_rules */
export function updateDataRules(
  body: Partial<DataRules>,
  signal?: AbortSignal,
): Promise<DataRules | undefined> {
  return call('PATCH', 'config/data_rules', { body, read: asSaved(DataRules), signal });
}
