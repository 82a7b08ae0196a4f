import { paths, section, tested, walks, shown } from '../requirement';

export const SCREENS = [
  section('2.6', [
    [
      1,
      'The detail of an assessoria has the data of the user and of the booking.',
      paths('assessoria'),
      tested(
        'views/assessories/AssessoriaPage.test.tsx',
        'a pending one has two sections, empty values are dashes',
      ),
    ],
    [
      2,
      'The detail has «Dades realitzada» only where a realised record exists.',
      tested(
        'views/assessories/AssessoriaPage.test.tsx',
        'a realised one shows in the third section what its completion left',
      ),
      shown('Dades realitzada'),
    ],
    [
      3,
      'The completion shows the data of the user, to be read only, before the fields of the assessoria.',
      tested('views/forms/completion.test.tsx', 'shows the young person and the theme before the fields'),
    ],
    [
      4,
      'The page of the rules of dates limits the dates of activitats.',
      paths('dataRules'),
      tested(
        'views/configuracio/DataRulesPage.test.tsx',
        'are changed, say so on the same page, and are changed again',
      ),
      tested('domain/nouns/dataRules.test.ts', 'activitats, 30 days back and 180 ahead: %s'),
    ],
    [
      5,
      'The page of the rules of dates limits the dates of assessories.',
      paths('dataRules'),
      tested('domain/nouns/dataRules.test.ts', 'assessories, 30 days back and 90 ahead: %s'),
    ],
    [
      6,
      'The page of the rules of dates limits the dates at which consultes may be edited.',
      paths('dataRules'),
      tested('domain/nouns/dataRules.test.ts', 'edited consultes, 15 days back: %s'),
    ],
    [
      7,
      'A form marks required fields with an asterisk, and says so: «Els camps marcats amb asterisc (*) són ' +
        'obligatoris:».',
      tested('views/forms/useDraftForm.test.tsx', 'has an asterisk at each required field'),
      shown('Els camps marcats amb asterisc (*) són obligatoris:'),
    ],
    [
      8,
      'A date is shown as day, month and year in the es-ES format, on request with hour and minute.',
      tested('text/ui/dates.test.ts', 'the moment %s is %s in Madrid'),
    ],
    [
      9,
      'An empty date is shown as «-».',
      tested('text/ui/dates.test.ts', 'an empty or unreadable date is a dash'),
    ],
    [
      10,
      'A created cita leads to /calendari.',
      paths('citaCreate', 'save: saved'),
      tested('machines/screens/citaCreate.test.ts', 'is booked and leads to the calendar'),
    ],
    [
      11,
      'A created consulta leads to /consultes.',
      paths('consultaCreate', 'save: saved'),
      tested('machines/screens/consultaCreate.test.ts', 'it leads to the list (spec §2)'),
    ],
    [
      12,
      'An edited consulta leads to /consultes.',
      paths('consultaEdit', 'save: saved'),
      tested(
        'machines/screens/consultaEdit.test.ts',
        'begins with what it is, sends it and leads to the list (spec §2, §8)',
      ),
    ],
    [
      13,
      'A created professional leads to /professionals.',
      paths('professionalCreate', 'save: saved'),
      tested('views/professionals/ProfessionalCreatePage.test.tsx', 'leads to the list'),
    ],
    [
      14,
      'An edited professional leads to /professionals.',
      paths('professionalEdit', 'save: saved'),
      tested('machines/screens/professionalEdit.test.ts', 'sends what it is and leads to the list'),
    ],
    [15, 'An edited assessoria leads to /assessories.', paths('assessoriaEdit', 'save: saved')],
    [
      16,
      'A created assessoria leads to /assessories.',
      tested(
        'views/forms/assessoria.test.tsx',
        'without appointment has a Madrid time, oneself and the own office',
        "expect(readAddress()).toBe('/assessories')",
      ),
    ],
    [
      17,
      'A completed assessoria leads to /assessories.',
      tested(
        'machines/screens/completion.test.ts',
        'of type %s uses the call of the type alone (spec §7)',
        "{ key: 'assessoria.completed' }, '/assessories'",
      ),
      tested(
        'views/forms/completion.test.tsx',
        'uses the call of the type with its own fields, and leads to the list',
      ),
    ],
    [
      18,
      'A created activitat leads to /activitats.',
      paths('activitatCreate', 'save: saved'),
      tested('journeys/activitats.spec.ts', 'created with every field, found, changed and deleted'),
    ],
    [
      19,
      'An edited activitat leads to /activitats.',
      paths('activitatEdit', 'save: saved'),
      tested(
        'machines/screens/activitatEdit.test.ts',
        'begins with what it is, sends it with its id in the body alone and leads to the list (spec §7, §8)',
      ),
    ],
    [
      20,
      'Saved rules of dates stay on /configuracio/control.',
      paths('dataRules', 'save: saved'),
      tested(
        'machines/screens/dataRules.test.ts',
        'are changed as often as needed; the lists that know them hear of it',
      ),
    ],
    [21, 'A reset password leads to /login.', paths('passwordReset', 'save: saved'), walks('saved')],
    [
      22,
      'A sent reminder leads to /login.',
      paths('passwordReminder', 'save: saved'),
      tested(
        'machines/screens/passwordReminder.test.ts',
        'sends the e-mail and leads to the sign-in, without asking about unsaved changes',
      ),
    ],
  ]),
];
