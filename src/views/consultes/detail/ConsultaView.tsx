import { useCatalog } from '../../../hooks/data';
import type { Refusal } from '../../../domain/access/access';
import type { Consulta } from '../../../domain/nouns/consulta';
import { consultaForm } from '../../../text/consultes';
import { getDocumentTitle } from '../../../text/titles';
import { fromCatalog } from '../../forms/catalog';
import { RefusalHint } from '../../forms/RefusalHint';
import { MissingCatalog } from '../../list/MissingCatalog';
import { Card } from '../../ui/Card';
import { DescriptionList } from '../../ui/DescriptionList';
import { FormSection } from '../../ui/FormSection';
import { findNames } from '../name';
import { getSections } from './items';

type ConsultaViewProps = {
  consulta: Consulta;
  refusal: Refusal;
};

export function ConsultaView({ consulta, refusal }: ConsultaViewProps) {
  const ambits = useCatalog('ambits');
  const tematiques = useCatalog('tematiques');
  const themes = tematiques?.data ?? [];
  const { loading } = fromCatalog(tematiques);
  const sections = getSections(consulta, {
    ambit: fromCatalog(ambits).loading ?? findNames(ambits?.data, consulta.ambit),
    tematica_id: loading ?? findNames(themes, consulta.tematica_id),
    subtematica_id:
      loading ??
      findNames(
        themes.flatMap(({ subtematica }) => subtematica),
        consulta.subtematica_id,
      ),
  });
  return (
    <Card>
      <title>{getDocumentTitle(consultaForm.readTitle)}</title>
      <div className="form-section">
        <RefusalHint refusal={refusal} action={{ edit: 'consulta' }} />
      </div>
      <MissingCatalog name="ambits" />
      <MissingCatalog name="tematiques" />
      {sections.map(({ title, items }) => (
        <FormSection key={title} title={title}>
          <DescriptionList items={items} />
        </FormSection>
      ))}
    </Card>
  );
}
