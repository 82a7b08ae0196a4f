import { expect, test } from 'vitest';
import * as options from '../../../src/domain/values/options';

test.each<[string, readonly (string | number)[], string]>([
  ['types', options.TIPUS, 'academica laboral mobilitat_internacional emprenedoria habitatge'],
  ['states of an assessoria', options.ESTATS, 'pendent realitzada no_assistida'],
  ['modality', options.MODALITATS, 'Presencial Virtual'],
  ['person type', options.PERFILS, 'Jove Familiar Professional'],
  [
    'education level',
    options.FORMACIONS,
    'sense_estudis cursant_estudis_obligatoris cursant_estudis_postobligatoris cursant_estudis_universitaris ' +
      'estudis_obligatoris estudis_postobligatoris estudis_universitaris',
  ],
  ['age bands', options.EDATS, '12-13 14-15 16-19 20-24 25-29 30-34 >=35'],
  ['document types', options.SITUACIONS_ADMINISTRATIVES, 'dni nie_residencia nie_treball passaport'],
  ['gender', options.GENERES, 'home dona no_binari no_contesta_genere'],
  [
    'how the person knew the service',
    options.CONEGUTS,
    'centre_estudi tutor jb orientador boca_orella web xarxes_socials cartells_publicitaris derivat_servei ' +
      'accions_dinamitzacio altre_servei jove_habitual',
  ],
  ['idioma', options.IDIOMES, 'ca es en fr ar ur zh altres'],
  ['autonomia', options.AUTONOMIES, 'alta mitjana baixa'],
  [
    'ocupacio',
    options.OCUPACIONS,
    'estudia treballa estudia_i_treballa atur_amb_prestacio atur_sense_prestacio practiques cap ns_nc',
  ],
  [
    'residence',
    options.RESIDENCIES,
    'ciutat_vella eixample sants_montjuic les_corts sarria_sant_gervasi gracia horta_guinardo nou_barris ' +
      'sant_andreu sant_marti',
  ],
  ['inscripcio', options.INSCRIPCIONS, 'cita_previa espontania recuperada anulada'],
  ['acompanyant', options.ACOMPANYANTS, 'tutor_legal company amistat educador parella'],
  [
    'temporalitat',
    options.TEMPORALITATS,
    'estades_estiu any_trimestre_academic 1_3_mesos 3_mesos_1_any mes_un_any indefint ns_nc',
  ],
  ['zona_geografica', options.ZONES_GEOGRAFIQUES, 'africa america_nord america_sud asia europa oceania'],
  ['academic realitzada', options.LLOCS, 'caaj pij'],
  ['duration', options.DURADES, '<30min 30_60min 60_90min +90min'],
  ['minutes of an appointment', options.DURADES_CITA, '30 45 60'],
  [
    'derivation: mobilitat',
    options.DERIVACIONS.mobilitat_internacional,
    'associacionisme academica emprenedoria laboral habitatge ate',
  ],
  [
    'derivation: laboral',
    options.DERIVACIONS.laboral,
    'academica emprenedoria habitatge mobilitat_internacional associacionisme ate coaching_laboral eal ' +
      'entitats_socials soj saier soc barcelona_activa garantia_juvenil oac altres',
  ],
  [
    'derivation: academica',
    options.DERIVACIONS.academica,
    'laboral mobilitat_internacional emprenedoria habitatge associacionisme ate consorci_educacio eap ' +
      'escola_adults saier serveis_socials altres',
  ],
  [
    'derivation: habitatge',
    options.DERIVACIONS.habitatge,
    'laboral academica emprenedoria mobilitat_internacional associacionisme ate oficina_habitatge saier soj ' +
      'serveis_socials altres',
  ],
  [
    'derivation: emprenedoria',
    options.DERIVACIONS.emprenedoria,
    'laboral academica mobilitat_internacional habitatge associacionisme ate barcelona_activa ' +
      'ateneu_cooperatiu altres',
  ],
])('%s', (_, list, written) => {
  expect(list.map(String)).toEqual(written.split(' '));
});

test('limits', () => {
  expect([options.ASSISTENTS, options.VALORACIO]).toEqual([
    { min: 1, max: 15 },
    { min: 1, max: 5 },
  ]);
  expect(options.TEXT_LIMITS).toEqual({ nom: 200, email: 190, telefon: 20, text: 2000 });
});
