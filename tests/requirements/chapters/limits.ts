import { paths, rule, section, tested } from '../requirement';

const LIMITS = 'domain/values/options.test.ts';
const COMPLETION = 'domain/nouns/realitzacio.test.ts';

export const LIMITS_OF_THE_BUSINESS = [
  section('9', [
    [
      1,
      'A rating is 1 to 5.',
      tested(LIMITS, 'limits', '{ min: 1, max: 5 }'),
      tested(COMPLETION, '%s', 'valoracio 0'),
      tested(COMPLETION, '%s', 'valoracio 6'),
    ],
    [
      2,
      'Attendees are 1 to 15.',
      tested(LIMITS, 'limits', '{ min: 1, max: 15 }'),
      tested(COMPLETION, '%s', '0 assistents'),
      tested(COMPLETION, '%s', '16 assistents'),
    ],
    [3, 'A duration is one of the four listed.', tested(LIMITS, '%s', '<30min 30_60min 60_90min +90min')],
    [
      4,
      'A notice hides itself after 3200 ms where nothing else is said.',
      rule('notifications', 'Un error es queda fins que es tanca; els altres, 3,2 s'),
      tested('machines/services/notifications.test.ts', 'closes a %s notice after 3,200 ms'),
    ],
    [
      5,
      'The stored session is waited for 5000 ms at most.',
      paths('auth', 'after restoreWait'),
      rule('auth', "En engegar es recupera la sessió desada i s'espera 5 s com a molt"),
    ],
    [
      6,
      'A file of the application may take 120000 ms.',
      paths('navigation', 'after loadLimit'),
      tested('machines/navigation/navigation.test.ts', 'fails after 120 seconds'),
    ],
    [
      7,
      'An export is a CSV, text/csv in UTF-8.',
      tested(
        'mock-server/serializers/csv.test.ts',
        'the export has all pages of the list, in its order, with its filters',
      ),
      tested(
        'journeys/deletion.spec.ts',
        'hands over every page of what is filtered, and says when it cannot',
      ),
    ],
    [
      8,
      'The name of an export has its moment, with hyphens for colons.',
      rule('exports', "El nom del fitxer porta la llista i l'instant, sense dos punts"),
      tested('machines/services/exports.test.ts', 'bears the time of Madrid in its name, without colons'),
    ],
    [
      9,
      'Dates are written in the es-ES format.',
      tested('text/ui/dates.test.ts', 'the moment %s is %s in Madrid'),
    ],
    [
      10,
      'The interface is in ca.',
      tested('views/translated.long.test.tsx', 'the page declines to be translated', 'lang="ca"'),
    ],
    [
      11,
      'The rules of dates limit activitats, assessories and the editing of consultes, and can be changed.',
      paths('dataRules', 'save: saved'),
      paths('consultaEdit', 'load: loaded, too old'),
      tested('domain/nouns/dataRules.test.ts', 'a limit of %j days'),
      tested('journeys/passwords.spec.ts', 'changed by a person with the permission, and in force at once'),
    ],
  ]),
];
