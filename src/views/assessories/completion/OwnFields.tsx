import type { ReactNode } from 'react';
import { useCatalog } from '../../../hooks/data';
import type { Academica } from '../../../domain/nouns/interns';
import {
  DURADES,
  LLOCS,
  TEMPORALITATS,
  ZONES_GEOGRAFIQUES,
  type Tipus,
} from '../../../domain/values/options';
import { getVisibleFields, type RealitzacioDraft } from '../../../domain/nouns/realitzacio';
import { fieldHelp } from '../../../text/fields';
import { labels, toOptions } from '../../../text/options';
import { toRecordOptions } from '../../shared/recordOptions';
import { DraftField } from '../../forms/DraftField';
import { fromWhole } from '../../forms/catalog';
import { DraftSelect } from '../../forms/DraftSelect';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { Reveal } from '../../ui/FieldGrid';
import { SegmentedField } from '../../ui/SegmentedField';

type Own = Pick<
  RealitzacioDraft,
  | ('realitzada' | 'durada' | 'cfgs_cfgm' | 'universitat')
  | ('temporalitat' | 'zona_geografica' | 'pais')
  | 'sector_professional_id'
>;
type Props = { form: DraftForm<Own> };

function AcademicaFields({ form }: Props) {
  const shows = useDraftValue(form, getVisibleFields);
  const academiques = useCatalog('academiques');
  const getOptions = (formacio: Academica['formacio']) =>
    toRecordOptions(academiques?.data.filter((academica) => academica.formacio === formacio));

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
            {(field) => (
              <SegmentedField
                {...field}
                wrap
                options={toOptions(DURADES, labels.durada)}
                onClear={() => field.onChange(null)}
              />
            )}
          </DraftField>
        </Reveal>
      )}
      {(['cfgs_cfgm', 'universitat'] as const).map(
        (name) =>
          shows[name] && (
            <DraftSelect
              key={name}
              form={form}
              name={name}
              span={6}
              clearable
              options={getOptions(name)}
              help={fieldHelp[name]}
              catalog={academiques}
            />
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
      <DraftSelect
        form={form}
        name="temporalitat"
        span={6}
        clearable
        options={toOptions(TEMPORALITATS, labels.temporalitat)}
      />
      <DraftSelect
        form={form}
        name="zona_geografica"
        span={6}
        clearable
        options={toOptions(ZONES_GEOGRAFIQUES, labels.zona_geografica)}
      />
      {zona !== null && (
        <Reveal>
          <DraftSelect
            form={form}
            name="pais"
            clearable
            options={toRecordOptions(paisos?.data.filter((pais) => pais.zona_geografica === zona))}
            catalog={paisos}
          />
        </Reveal>
      )}
    </>
  );
}

function LaboralFields({ form }: Props) {
  const sectors = useCatalog('sectors');
  return <DraftSelect form={form} name="sector_professional_id" span={6} clearable {...fromWhole(sectors)} />;
}

const OWN: Readonly<Partial<Record<Tipus, (props: Props) => ReactNode>>> = {
  academica: AcademicaFields,
  mobilitat_internacional: MobilitatFields,
  laboral: LaboralFields,
};

export function OwnFields({ form, tipus }: Props & { tipus: Tipus }) {
  const Fields = OWN[tipus];
  return Fields && <Fields form={form} />;
}
