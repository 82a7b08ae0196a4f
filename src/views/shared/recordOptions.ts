type Named = { id: number; nom: string } | { id: number; name: string };

/** Records as options, named as the service names them. */
export function toRecordOptions(records: readonly Named[] = []): { value: number; label: string }[] {
  return records.map((record) => ({ value: record.id, label: 'nom' in record ? record.nom : record.name }));
}
