import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useCatalog } from '../../../hooks/data';
import type { ConsultaDraft } from '../../../domain/nouns/consulta';
import { fitPattern, type ConsultaPattern, type Gone } from '../../../domain/pages/consultaPattern';
import type { consultaCreateMachine } from '../../../machines/screens/consultaCreate';
import type { DraftForm } from '../../forms/useDraftForm';
import { focusField } from '../../ui/focusField';

export type PatternsActor = ActorRefFrom<typeof consultaCreateMachine>;

/** Fills the form with a pattern, reports lost entries, and focuses the first empty field. */
export function usePattern(form: DraftForm<ConsultaDraft>) {
  const ambits = useCatalog('ambits')?.data ?? [];
  const tematiques = useCatalog('tematiques')?.data ?? [];
  const [filled, setFilled] = useState<{ api: unknown; gone: readonly Gone[] } | null>(null);

  function pick(pattern: ConsultaPattern): void {
    const { values, gone } = fitPattern(pattern, { ambits, tematiques });
    const { tematica_id, subtematica_id, ...others } = values;
    form.change(others);
    // The change of àmbit has just cleared them.
    form.change({ tematica_id, subtematica_id });
    setFilled({ api: form.api, gone });
    focusField(gone[0]?.field ?? (form.getValues().edat === null ? 'edat' : 'observacions'));
  }
  return { pick, gone: filled?.api === form.api ? filled.gone : null };
}
