import type { CitaOberta } from '../../../domain/nouns/cita';
import { absencia } from '../../../text/absencia';
import { SelectField } from '../../ui/SelectField';
import { describeChanges, describeTarget } from './describe';
import type { AbsenciaState } from './useAbsencia';

type TargetFieldProps = { state: AbsenciaState; cita: CitaOberta };

export function TargetField({ state, cita }: TargetFieldProps) {
  const { id } = cita;
  const targets = state.targets.get(id) ?? [];
  const choice = state.choices[id];
  const chosen = choice?.act === 'move' ? choice : null;
  return (
    <div className="absencia-target">
      <SelectField
        id={`absencia-${id}`}
        label={absencia.target}
        value={chosen?.slot.id ?? null}
        options={targets.map((target) => ({
          value: target.slot.id,
          label: describeTarget(cita, target),
        }))}
        placeholder={targets.length === 0 ? absencia.noTarget : undefined}
        error={state.dropped.includes(id) && !choice ? absencia.dropped : undefined}
        clearable
        onChange={(value) => {
          const target = targets.find(({ slot }) => slot.id === value);
          state.choose(id, target ? { act: 'move', ...target } : null);
        }}
      />
      <p role="status">{chosen && describeChanges(cita, chosen)}</p>
    </div>
  );
}
