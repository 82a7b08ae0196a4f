import { listOficines } from '../../api/interns';
import { findOffice } from '../../domain/access/oficina';
import type { ScreenInput } from './screen';

export async function getOwnOffice({ viewer: { oficinaId } }: ScreenInput, signal: AbortSignal) {
  const office = oficinaId === null ? undefined : findOffice(await listOficines(signal), oficinaId);
  if (!office) return { oficina_id: null, antena_id: null };
  return { oficina_id: office.id, antena_id: office.id === oficinaId ? null : oficinaId };
}
