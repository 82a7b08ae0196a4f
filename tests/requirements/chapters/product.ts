import { paths, section, tested, shown } from '../requirement';

export const PRODUCT = [
  section('1', [
    [
      1,
      'Staff manage professionals: list, create, edit and delete them.',
      paths('professionals'),
      paths('professionalCreate'),
      paths('professionalEdit'),
      tested('journeys/professionals.spec.ts', 'created, found, changed and deleted'),
    ],
    [
      2,
      'Staff manage consultes: list, create, edit and delete them.',
      paths('consultes'),
      paths('consultaCreate'),
      paths('consultaEdit'),
      tested('journeys/consultes.spec.ts', 'noted with its themes, found, changed and deleted'),
    ],
    [
      3,
      'Staff see appointments and availability in a calendar, and book and delete appointments.',
      paths('calendar'),
      paths('citaCreate'),
      paths('removal', 'start of a cita'),
      tested('views/calendar/CalendarPage.test.tsx', 'leads to the booking'),
    ],
    [
      4,
      'Staff manage assessories: list, create, edit, complete and delete them.',
      paths('assessories'),
      paths('assessoriaCreate'),
      paths('assessoriaEdit'),
      paths('completion'),
      tested('journeys/main-job.spec.ts', 'the main job (spec §2, §4)'),
    ],
    [
      5,
      'Staff manage activitats: list, create, edit and delete them.',
      paths('activitats'),
      paths('activitatCreate'),
      paths('activitatEdit'),
      tested('journeys/activitats.spec.ts', 'created with every field, found, changed and deleted'),
    ],
    [
      6,
      'Educational centres and offices are read from the service, to be chosen in forms and filters.',
      paths('centresRequest'),
      paths('oficinesRequest'),
    ],
    [
      7,
      'The rules of dates are configured.',
      paths('dataRules'),
      tested('journeys/passwords.spec.ts', 'changed by a person with the permission, and in force at once'),
    ],
    [
      8,
      'The language of the interface is Catalan, and no other can be chosen.',
      tested('views/translated.long.test.tsx', 'the page declines to be translated', 'lang="ca"'),
      tested(
        'text/ui/primereact.test.ts',
        'PrimeReact has every word in Catalan: a missing one would leave a control without a name',
      ),
    ],
    [
      9,
      'People sign in with e-mail and password.',
      paths('auth', 'auth.signIn', 'signIn: signed in'),
      tested('journeys/sign-in.spec.ts', 'leads to what waits today, and signing out leads back'),
    ],
    [
      10,
      'Staff belong to the central level or to an office.',
      tested('domain/access/access.test.ts', 'a person without an office has no records of their own office'),
      tested(
        'mock-server/routes/auth.test.ts',
        'staff of an antena have it as office; the central level has no office and no schools',
      ),
    ],
    [
      11,
      'An office may have antenes.',
      tested('domain/access/oficina.test.ts', 'an office is found by its id, or by that of its antena'),
    ],
    [
      12,
      'An assessoria is of one of five types: academica, laboral, mobilitat_internacional, emprenedoria, ' +
        'habitatge.',
      tested('domain/values/options.test.ts', '%s', 'types'),
    ],
    [
      13,
      '«Entorn de proves» is shown where the address contains «staging».',
      tested('hooks/staging.test.ts', 'is %s: %s'),
      shown('Entorn de proves'),
    ],
    [
      14,
      '«Entorn de proves» is not shown at another address.',
      tested('hooks/staging.test.ts', 'is %s: %s', 'https://example.org/'),
    ],
  ]),
];
