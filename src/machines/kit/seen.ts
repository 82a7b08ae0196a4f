import { listAssessories } from '../../api/assessories';
import { listSearches, listSeen, type Contact, type Seen } from '../../domain/pages/seen';
import { createRequest } from './request';

/** As many as the service gives in a page. */
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

/** The sessions of somebody who was here before; by what they are known the journal does not learn. */
export const seenRequest = createRequest<Contact, Seen[]>('seen', findSeen, [], {
  failedKey: 'assessories.listFailed',
});
