import { useCatalog } from '../../../hooks/data';
import type { Academica } from '../../../domain/interns';
import { DURADES, LLOCS, TEMPORALITATS, ZONES_GEOGRAFIQUES, type Tipus } from '../../../domain/options';
import { getVisibleFields, type RealitzacioDraft } from '../../../domain/realitzacio';
import { fieldHelp, placeholders } from '../../../text/fields';
import { labels, toOptions } from '../../../text/options';
import { fromCatalog } from '../../forms/catalog';
import { DraftField } from '../../forms/DraftField';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { Reveal } from '../../ui/FieldGrid';
import { SegmentedField } from '../../ui/SegmentedField';
import { SelectField } from '../../ui/SelectField';

type Props = { form: DraftForm<RealitzacioDraft> };

/** What only one type asks (spec §3). */
export function OwnFields({ form, tipus }: Props & { tipus: Tipus }) {
  switch (tipus) {
    case 'academica':
      return <AcademicaFields form={form} />;
    case 'mobilitat_internacional':
      return <MobilitatFields form={form} />;
    case 'laboral':
      return <LaboralFields form={form} />;
    case 'emprenedoria':
    case 'habitatge':
      return null;
  }
}

function AcademicaFields({ form }: Props) {
  const shows = useDraftValue(form, getVisibleFields);
  const academiques = useCatalog('academiques');
  const getOptions = (formacio: Academica['formacio']) =>
    (academiques?.data ?? [])
      .filter((academica) => academica.formacio === formacio)
      .map(({ id, name }) => ({ value: id, label: name }));

  return (
    <>
      <DraftField form={form} name="realitzada">
        {(field) => (
          <SegmentedField
            {...field}
            options={toOptions(LLOCS, labels.realitzada)}
            help={fieldHelp.realitzada}
          />
        )}
      </DraftField>
      {shows.durada && (
        <Reveal>
          <DraftField form={form} name="durada">
            {(field) => <SegmentedField {...field} wrap options={toOptions(DURADES, labels.durada)} />}
          </DraftField>
        </Reveal>
      )}
      {(['cfgs_cfgm', 'universitat'] as const).map(
        (name) =>
          shows[name] && (
            <DraftField key={name} form={form} name={name}>
              {(field) => (
                <SelectField
                  {...field}
                  span={6}
                  clearable
                  options={getOptions(name)}
                  placeholder={placeholders[name]}
                  help={fieldHelp[name]}
                  {...fromCatalog(academiques)}
                />
              )}
            </DraftField>
          ),
      )}
    </>
  );
}

function MobilitatFields({ form }: Props) {
  const zona = useDraftValue(form, (draft) => draft.zona_geografica);
  const paisos = useCatalog('paisos');
  return (
    <>
      <DraftField form={form} name="temporalitat">
        {(field) => (
          <SelectField
            {...field}
            span={6}
            clearable
            options={toOptions(TEMPORALITATS, labels.temporalitat)}
          />
        )}
      </DraftField>
      <DraftField form={form} name="zona_geografica">
        {(field) => (
          <SelectField
            {...field}
            span={6}
            clearable
            options={toOptions(ZONES_GEOGRAFIQUES, labels.zona_geografica)}
          />
        )}
      </DraftField>
      {zona !== null && (
        <Reveal>
          <DraftField form={form} name="pais">
            {(field) => (
              <SelectField
                {...field}
                clearable
                options={(paisos?.data ?? [])
                  .filter((pais) => pais.zona_geografica === zona)
                  .map(({ id, nom }) => ({ value: id, label: nom }))}
                placeholder={placeholders.pais}
                {...fromCatalog(paisos)}
              />
            )}
          </DraftField>
        </Reveal>
      )}
    </>
  );
}

function LaboralFields({ form }: Props) {
  const sectors = useCatalog('sectors');
  return (
    <DraftField form={form} name="sector_professional_id">
      {(field) => (
        <SelectField
          {...field}
          span={6}
          clearable
          options={(sectors?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={placeholders.sector_professional_id}
          {...fromCatalog(sectors)}
        />
      )}
    </DraftField>
  );
}
