import { useViewer } from '../../../hooks/data';
import { isCentral, listRoles, type ProfessionalDraft } from '../../../domain/professional';
import type { Scope } from '../../../domain/scope';
import { labels, toOptions } from '../../../text/options';
import { professionalForm, professionals } from '../../../text/professionals';
import { DraftField } from '../../forms/DraftField';
import { OfficeFields } from '../../forms/OfficeFields';
import { DraftSelect } from '../../forms/DraftSelect';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { FieldGrid } from '../../ui/FieldGrid';
import { SegmentedField } from '../../ui/SegmentedField';

const STATES = toOptions(['true', 'false'] as const, professionals.states);

type PlaceFieldsProps = {
  form: DraftForm<ProfessionalDraft>;
  action: 'create' | 'edit';
  /** How far the person's right reaches. */
  scope: Scope;
};

/** 'Rol i lloc': what somebody does and where; the central level has no office. */
export function PlaceFields({ form, action, scope }: PlaceFieldsProps) {
  const roles = listRoles(useViewer(), action);
  const hasNoOffice = isCentral(useDraftValue(form, (draft) => draft.role));
  return (
    <FieldGrid>
      <DraftSelect
        form={form}
        name="role"
        span={6}
        options={toOptions(roles, labels.role)}
        help={hasNoOffice && professionalForm.centralHelp}
      />
      {action === 'edit' && (
        <DraftField form={form} name="actiu">
          {({ value, onChange, ...field }) => (
            <SegmentedField
              {...field}
              span={6}
              options={STATES}
              value={String(value) as 'true' | 'false'}
              onChange={(next) => onChange(next === 'true')}
              help={professionalForm.inactiveHelp}
            />
          )}
        </DraftField>
      )}
      {!hasNoOffice && <OfficeFields form={form} scope={scope} />}
    </FieldGrid>
  );
}
