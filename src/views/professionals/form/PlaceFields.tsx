import { useSession } from '../../../hooks/actors';
import { useViewer } from '../../../hooks/data';
import {
  isCentral,
  listGivableRoles,
  type Professional,
  type ProfessionalDraft,
} from '../../../domain/nouns/professional';
import { ROLES } from '../../../domain/access/roles';
import type { Scope } from '../../../domain/access/scope';
import { labels, toOptions } from '../../../text/options';
import { professionalForm as texts, professionals } from '../../../text/professionals';
import { DraftField } from '../../forms/DraftField';
import { OfficeFields } from '../../forms/OfficeFields';
import { DraftSelect } from '../../forms/DraftSelect';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { FieldGrid } from '../../ui/FieldGrid';
import { SegmentedField } from '../../ui/SegmentedField';

const ROLE_OPTIONS = toOptions(ROLES, labels.role);
const STATES = toOptions(['true', 'false'] as const, professionals.states);

type PlaceFieldsProps = {
  form: DraftForm<Pick<ProfessionalDraft, 'role' | 'actiu' | 'oficina_id' | 'antena_id'>>;
  /** Null for a new one. */
  professional: Professional | null;
  scope: Scope;
};

/** 'Rol i lloc'; the central level has no office, and one's own role cannot be changed. */
export function PlaceFields({ form, professional, scope }: PlaceFieldsProps) {
  const givable = listGivableRoles(useViewer().permissions, professional?.role ?? null);
  const userId = useSession()?.user.id;
  const isOneself = professional !== null && professional.id === userId;
  const hasNoOffice = isCentral(useDraftValue(form, (draft) => draft.role));
  const roleHelp = [
    isOneself && texts.roleOneself,
    !isOneself && givable.length < ROLES.length && texts.centralRoles,
    hasNoOffice && texts.centralHelp,
  ];
  return (
    <FieldGrid>
      <DraftSelect
        form={form}
        name="role"
        span={6}
        options={ROLE_OPTIONS.map((option) => ({ ...option, disabled: !givable.includes(option.value) }))}
        disabled={isOneself}
        help={roleHelp.filter(Boolean).join(' ')}
      />
      {professional && (
        <DraftField form={form} name="actiu">
          {({ value, onChange, ...field }) => (
            <SegmentedField
              {...field}
              span={6}
              options={STATES}
              value={String(value) as 'true' | 'false'}
              onChange={(next) => onChange(next === 'true')}
              disabled={isOneself}
              help={isOneself ? texts.actiuOneself : texts.inactiveHelp}
            />
          )}
        </DraftField>
      )}
      {!hasNoOffice && <OfficeFields form={form} scope={scope} />}
    </FieldGrid>
  );
}
