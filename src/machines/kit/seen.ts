import { listAssessories } from '../../api/assessories';
import { listSearches, listSeen, type Contact, type Seen } from '../../domain/pages/seen';
import { createRequest } from './request';

const NEWEST = { sort: '-cita.date', per_page: '100' };

async function findSeen(contact: Contact, signal: AbortSignal): Promise<Seen[]> {
  const pages = await Promise.all(
    listSearches(contact).map((q) => listAssessories({ q, ...NEWEST }, signal)),
  );
  return listSeen(
    pages.flatMap(({ data }) => data),
    contact,
  );
}

/** Earlier sessions of a returning person; the journal keeps no contact data. */
export const seenRequest = createRequest<Contact, Seen[]>('seen', findSeen, [], {
  failedKey: 'assessories.listFailed',
});
