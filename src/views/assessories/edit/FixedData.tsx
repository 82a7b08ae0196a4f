import type { Assessoria } from '../../../domain/nouns/assessoria';
import { assessoriaForm } from '../../../text/assessories';
import { formatInstant } from '../../../text/ui/dates';
import { detailFields } from '../../../text/fields';
import { formatMinutes, getLabel } from '../../../text/options';
import { Card } from '../../ui/Card';
import { DescriptionList } from '../../ui/DescriptionList';

export function FixedData({ assessoria: { tipus, cita } }: { assessoria: Assessoria }) {
  return (
    <Card as="aside" title={assessoriaForm.fixedSection}>
      <DescriptionList
        rows
        items={[
          { label: detailFields.tipus, value: getLabel('tipus', tipus) },
          { label: detailFields.cita, value: formatInstant(cita.date) },
          { label: detailFields.durada, value: formatMinutes(cita.durada) },
        ]}
      />
      <p className="field-help">{assessoriaForm.fixedWhen}</p>
    </Card>
  );
}
