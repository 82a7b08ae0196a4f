import { ApiError, toFailure, type Failure } from '../../api/errors';
import { countRecords } from '../../api/xifres';
import { getDay, type Day, type Instant } from '../../domain/values/madrid';
import type { Query } from '../../domain/values/query';
import type { Counted } from '../../domain/pages/tally';
import { LLISTES, readAddress, type Address, type Llista } from '../../domain/pages/xifres';
import { isSessionLost } from '../kit/failures';
import { RESOURCES } from '../kit/resources';

export type Answers = Readonly<Record<Address, Counted & { at: Instant }>>;

export type Asking = { addresses: readonly Address[]; at: Instant };

/** Figures of some calls; a failed call leaves the others intact. */
export type Batch = {
  answers: Answers;
  counted: readonly Address[];
  failed: readonly Address[];
  failure: Failure | null;
};

const UNREADABLE: Failure = { kind: 'malformed', status: null, statusText: '', message: null, fields: {} };

/** @throws {ApiError} where a page is smaller than requested, since records would be missed. */
async function countPage(list: Llista, query: Query, signal: AbortSignal, today: Day): Promise<Counted> {
  const { counted, meta } = await RESOURCES[LLISTES[list].noun].tally(query, signal, today);
  if (String(meta.per_page) !== query['per_page']) throw new ApiError(UNREADABLE);
  return counted;
}

async function count(address: Address, signal: AbortSignal, today: Day): Promise<Counted> {
  const { list, query } = readAddress(address);
  if (query['page'] !== undefined) return countPage(list, query, signal, today);
  return { records: await countRecords(list, query, signal), per: {} };
}

/** Keeps the numbers alone, nothing else of the records. */
export async function countAll({ addresses, at }: Asking, signal: AbortSignal): Promise<Batch> {
  const failures: Failure[] = [];
  const failed: Address[] = [];
  const answers: Record<Address, Counted & { at: Instant }> = {};
  await Promise.all(
    addresses.map(async (address) => {
      try {
        answers[address] = { ...(await count(address, signal, getDay(at))), at };
      } catch (error) {
        failed.push(address);
        failures.push(toFailure(error));
      }
    }),
  );
  const failure = failures.find(isSessionLost) ?? failures[0] ?? null;
  return { answers, counted: Object.keys(answers), failed, failure };
}
