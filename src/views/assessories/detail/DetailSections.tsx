import type { Assessoria } from '../../../domain/nouns/assessoria';
import { assessoriaDetail } from '../../../text/assessories';
import { DescriptionList } from '../../ui/DescriptionList';
import { FormSection } from '../../ui/FormSection';
import { getCitaItems, getJoveItems, getRealitzadaItems } from './items';

export function DetailSections({ assessoria }: { assessoria: Assessoria }) {
  const { realitzada } = assessoria;
  return (
    <>
      <FormSection title={assessoriaDetail.joveSection}>
        <DescriptionList items={getJoveItems(assessoria)} />
      </FormSection>
      <FormSection title={assessoriaDetail.citaSection}>
        <DescriptionList items={getCitaItems(assessoria)} />
      </FormSection>
      {realitzada && (
        <FormSection title={assessoriaDetail.realitzadaSection}>
          <DescriptionList items={getRealitzadaItems(assessoria, realitzada)} />
        </FormSection>
      )}
    </>
  );
}
