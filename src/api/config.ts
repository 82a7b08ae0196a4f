import { DataRules } from '../domain/nouns/dataRules';
import { call } from './http';
import { asData } from './read';

export function getDataRules(signal?: AbortSignal): Promise<DataRules> {
  return call('GET', 'config/data_rules', { read: asData(DataRules), signal });
}

export function updateDataRules(body: object, signal?: AbortSignal): Promise<DataRules> {
  return call('PATCH', 'config/data_rules', { body, read: asData(DataRules), signal });
}
