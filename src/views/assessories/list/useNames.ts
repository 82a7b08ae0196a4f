import { useSession } from '../../../app/actors';
import { useCatalog } from '../../../app/data';
import type { AssessoriaRow } from '../../../domain/assessoria';
import { getFullName } from '../../../domain/professional';
import { assessories } from '../../../text/assessories';

/** How the offices and professionals are called that filters name by their ids; a number stays where nobody knows. */
export function useNames(rows: readonly AssessoriaRow[]) {
  const oficines = useCatalog('oficines')?.data ?? [];
  const userId = useSession()?.user.id;

  return {
    oficina: (id: string): string =>
      oficines.find((oficina) => String(oficina.id) === id)?.nom ?? assessories.number(id),
    professional: (id: string): string => {
      if (id === String(userId)) return assessories.own;
      const row = rows.find((each) => !each.bloquejada && String(each.professional.id) === id);
      return row && !row.bloquejada ? getFullName(row.professional) : assessories.number(id);
    },
  };
}
export type Names = ReturnType<typeof useNames>;
