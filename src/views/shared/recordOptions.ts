import { lists } from '../../text/lists';

type Named = { id: number; nom: string } | { id: number; name: string };

/** Records as options, named as the service names them; one without a name by its number. */
export function toRecordOptions(records: readonly Named[] = []): { value: number; label: string }[] {
  return records.map((record) => {
    const name = 'nom' in record ? record.nom : record.name;
    return { value: record.id, label: name || lists.number(record.id) };
  });
}
