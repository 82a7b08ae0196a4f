import { lists } from '../../text/lists';

type Named = { id: number; nom: string } | { id: number; name: string };

/** Options of records; a record without a name is named by its id. */
export function toRecordOptions(records: readonly Named[] = []): { value: number; label: string }[] {
  return records.map((record) => {
    const name = 'nom' in record ? record.nom : record.name;
    return { value: record.id, label: name || lists.number(record.id) };
  });
}
