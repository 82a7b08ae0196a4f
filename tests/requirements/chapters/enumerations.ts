import { section, tested } from '../requirement';

const OPTIONS = 'domain/values/options.test.ts';
const COMPLETION = 'domain/nouns/realitzacio.test.ts';

export const ENUMERATIONS = [
  section('3.2', [
    [1, 'Modality: Presencial, Virtual.', tested(OPTIONS, '%s', 'Presencial Virtual')],
    [2, 'Person type: Jove, Familiar, Professional.', tested(OPTIONS, '%s', 'Jove Familiar Professional')],
    [
      3,
      'Education level: seven, from sense_estudis to estudis_universitaris.',
      tested(OPTIONS, '%s', 'estudis_obligatoris estudis_postobligatoris estudis_universitaris'),
    ],
    [4, 'Age bands: 12-13 to >=35.', tested(OPTIONS, '%s', '12-13 14-15 16-19 20-24 25-29 30-34 >=35')],
    [5, 'Document types: four.', tested(OPTIONS, '%s', 'dni nie_residencia nie_treball passaport')],
    [
      6,
      'Gender: four, one of them no answer.',
      tested(OPTIONS, '%s', 'home dona no_binari no_contesta_genere'),
    ],
    [
      7,
      'How the person knew the service: twelve ways.',
      tested(OPTIONS, '%s', 'accions_dinamitzacio altre_servei jove_habitual'),
    ],
    [8, 'inscripcio: four ways.', tested(OPTIONS, '%s', 'cita_previa espontania recuperada anulada')],
    [9, 'acompanyant: five.', tested(OPTIONS, '%s', 'tutor_legal company amistat educador parella')],
    [
      10,
      'assistents: 1 to 15.',
      tested(OPTIONS, 'limits', '{ min: 1, max: 15 }'),
      tested(COMPLETION, '%s', '16 assistents'),
    ],
    [
      11,
      'valoracio: 1 to 5.',
      tested(OPTIONS, 'limits', '{ min: 1, max: 5 }'),
      tested(COMPLETION, '%s', 'valoracio 6'),
    ],
    [
      12,
      'temporalitat: seven.',
      tested(
        OPTIONS,
        '%s',
        'estades_estiu any_trimestre_academic 1_3_mesos 3_mesos_1_any mes_un_any indefint ns_nc',
      ),
    ],
    [
      13,
      'zona_geografica: six.',
      tested(OPTIONS, '%s', 'africa america_nord america_sud asia europa oceania'),
    ],
    [14, 'Place of an academic session: caaj, pij.', tested(OPTIONS, '%s', 'caaj pij')],
    [
      15,
      'Duration, for caaj alone: <30min, 30_60min, 60_90min, +90min.',
      tested(OPTIONS, '%s', '<30min 30_60min 60_90min +90min'),
      tested(COMPLETION, 'conditional fields: %s'),
    ],
    [
      16,
      'Derivation of mobilitat: associacionisme, academica, emprenedoria, laboral, habitatge, ate.',
      tested(OPTIONS, '%s', 'associacionisme academica emprenedoria laboral habitatge ate'),
    ],
    [
      17,
      'Derivation of laboral adds coaching_laboral, eal, entitats_socials, soj, saier, soc and others.',
      tested(OPTIONS, '%s', 'entitats_socials soj saier soc'),
      tested(COMPLETION, 'laboral alone refers to a job coach'),
    ],
    [
      18,
      'Derivation has options of its own for each other type.',
      tested(OPTIONS, '%s', 'derivation: academica'),
      tested(OPTIONS, '%s', 'derivation: habitatge'),
      tested(OPTIONS, '%s', 'derivation: emprenedoria'),
    ],
    [
      19,
      'Residence: ten districts, from ciutat_vella to sant_marti.',
      tested(OPTIONS, '%s', 'ciutat_vella eixample'),
    ],
  ]),
];
