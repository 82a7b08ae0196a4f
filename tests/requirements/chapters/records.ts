import { paths, rule, section, tested } from '../requirement';

const ENDPOINTS = 'api/endpoints.test.ts';
const COMPLETION = 'domain/nouns/realitzacio.test.ts';
const SENT = '%s is sent its own fields alone';

export const RECORDS = [
  section('3.1', [
    [
      1,
      'The signed-in user has a role, force_password_change and a full name.',
      tested(
        'domain/access/sessio.test.ts',
        'a stored session is read, another value is refused',
        'force_password_change',
      ),
      tested(ENDPOINTS, '%s', 'POST auth/login'),
    ],
    [
      2,
      'The signed-in user has permissions as a list of strings.',
      paths('auth', 'signIn: signed in'),
      tested('domain/access/sessio.test.ts', "a sign-in's answer may lack its lists"),
    ],
    [
      3,
      'The signed-in user has centres_districte, the schools of the district.',
      tested(
        'domain/access/sessio.test.ts',
        'a stored session is read, another value is refused',
        'centres_districte',
      ),
      tested(
        'mock-server/routes/auth.test.ts',
        "a sign-in answers a token, the user, the permissions and the district's schools",
      ),
    ],
    [
      4,
      'Signing in sends e-mail and password.',
      paths('auth', 'auth.signIn'),
      tested(ENDPOINTS, '%s', 'POST auth/login'),
    ],
    [
      5,
      'The answer to signing in has the token in data.token.plainTextToken, beside the data of the user.',
      tested(ENDPOINTS, '%s', 'plainTextToken'),
      tested('domain/access/sessio.test.ts', "a sign-in's answer may lack its lists", 'plainTextToken'),
    ],
    [
      6,
      'A professional has id, nom, cognom and segon_cognom.',
      tested(ENDPOINTS, '%s', 'GET professionals/7'),
      tested('domain/nouns/professional.test.ts', 'a full name'),
    ],
    [
      7,
      'An activitat has centre_escolar, presencial, virtual and activitatValoracio, which become a draft and back.',
      tested('domain/nouns/activitat.test.ts', 'a record becomes a draft, and the draft its body'),
      tested(ENDPOINTS, '%s', 'GET activitats/41'),
    ],
    [
      8,
      'An assessoria has its type, state, person, professional, office with antenes, appointment and booking data.',
      tested(ENDPOINTS, '%s', 'GET assessories/12'),
      tested('domain/nouns/reserva.test.ts', 'a booked assessoria becomes a draft'),
    ],
    [
      9,
      'A realised assessoria has the data of its type, which the detail shows.',
      tested('views/assessories/items.test.ts', 'of %s are its own fields and those of all types'),
      tested(
        'mock-server/validation/readRealitzacio.test.ts',
        'the smallest completion of %s answers the whole realised record',
      ),
    ],
    [
      10,
      'A completion sends assessoria_id, inscripcio, assistents, acompanyant, valoracio, comentaris, ' +
        'tematica_id, subtematica_id and derivacio.',
      tested(COMPLETION, SENT, "['emprenedoria', COMMON]"),
    ],
    [
      11,
      'The completion of laboral also sends sector_professional_id.',
      tested(COMPLETION, SENT, 'sector_professional_id: 6 }]'),
    ],
    [
      12,
      'The completion of mobilitat also sends temporalitat, zona_geografica and pais.',
      tested(COMPLETION, SENT, "temporalitat: '1_3_mesos', zona_geografica: 'europa', pais: 33 }]"),
    ],
    [
      13,
      'The completion of academica also sends realitzada, durada, cfgs_cfgm and universitat.',
      tested(COMPLETION, SENT, 'cfgs_cfgm: 8, universitat: null }]'),
    ],
    [
      14,
      'An office has an id, a district and antenes, each with an id.',
      tested(ENDPOINTS, '%s', 'GET interns/oficines'),
      tested('domain/access/oficina.test.ts', 'an office is found by its id, or by that of its antena'),
    ],
    [
      15,
      'A cita has the office of its assessoria.',
      tested(
        'domain/access/access.test.ts',
        '$place, $type, locked: $locked, $state',
        "permission: 'delete_cita', refuse: refuseCitaDeletion",
      ),
    ],
    [
      16,
      'A consulta has an office with antenes, which decides what one may do with it.',
      paths('consultaEdit', 'load: loaded'),
      tested('domain/nouns/consulta.test.ts', 'who may still edit a consulta (spec §6, §9)'),
    ],
    [
      17,
      'A tematica has its subtematiques nested in it.',
      tested(ENDPOINTS, '%s', 'GET interns/tematiques'),
      tested(
        'domain/nouns/tematica.test.ts',
        'subthemes are grouped by chosen theme, in the order of the list',
      ),
    ],
    [
      18,
      'Àmbits and àrees are lists.',
      paths('ambitsRequest'),
      paths('areasRequest'),
      tested(ENDPOINTS, '%s', 'GET interns/ambits'),
      tested(ENDPOINTS, '%s', 'GET interns/areas'),
    ],
    [
      19,
      'A choice of themes is an àmbit and lists of tematica_id, subtematica_id and serveis_tramits.',
      tested('domain/nouns/consulta.test.ts', 'a record becomes a draft, and the draft its body'),
    ],
    [
      20,
      'A professional sector has id and name.',
      tested(ENDPOINTS, '%s', 'GET interns/sector_professionals'),
    ],
    [21, 'A country has id and nom.', tested(ENDPOINTS, '%s', 'GET interns/paisos')],
    [
      22,
      'An academic entry is of cfgs_cfgm or of a university.',
      tested(ENDPOINTS, '%s', 'GET interns/academiques'),
      tested(
        'views/forms/completion.test.tsx',
        'concerns a course or a university: choosing one hides the other, clearing it shows both',
      ),
    ],
    [
      23,
      'A list answers data, links and meta, which turn its pages.',
      tested('api/read.test.ts', 'takes its own totals'),
      tested('domain/values/pagina.test.ts', 'the envelope of a list'),
    ],
    [
      24,
      'A notice has a message, path, severity, autoHideDuration and id, and the bar knows whether one is open.',
      paths('notifications'),
      rule('notifications', "Un avís nou ocupa el lloc de l'anterior"),
      tested('machines/services/notifications.test.ts', 'opens with the notice sent'),
    ],
    [
      25,
      'The sign-in knows whether a person is signed in, and whether the password is to be changed.',
      paths('auth', 'restore: signed in', 'restore: must change the password'),
      rule('auth', 'Hi ha usuari mentre la sessió és oberta, i només llavors'),
    ],
  ]),
];
