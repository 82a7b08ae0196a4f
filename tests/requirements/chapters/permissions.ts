import { paths, rule, section, tested, walks } from '../requirement';

const ACCESS = 'domain/access/access.test.ts';
const EVERY = '$place, $type, locked: $locked, $state';
const HOLDS = 'domain/access/permissions.test.ts';
const MET = 'a requirement is met %s';
const SCOPE = 'domain/access/scope.test.ts';
const FILTERS = 'schools and antenes of the filters';
const SCHOOLS = 'the filter has all schools, those of the district, or none (spec §6)';
const ANTENES = 'the filter has all antenes, those of the own office, or none (spec §6)';
const CHOOSE = 'offices to choose are all, or the own one, also for a member of its antena';

export const PERMISSIONS = [
  section('6.1', [
    [
      1,
      'There are ten roles: admin; three informador; five assesor; suport_coordinacio.',
      tested('domain/access/routes.test.ts', 'the table names every role and every route'),
      tested(
        'mock-server/access/grants.test.ts',
        'each role has the permissions of the decisions, and no others',
      ),
    ],
    [2, 'A permission is an action on a resource.', tested(HOLDS, MET, 'by itself')],
    [
      3,
      'A permission with _app is for the whole application.',
      tested(HOLDS, MET, 'by its form for the application'),
    ],
    [
      4,
      'A permission with _oficina is for the own office.',
      tested(HOLDS, MET, 'by its form for the office'),
    ],
    [
      5,
      'Reading, creating, editing and deleting are permissions apart.',
      tested(HOLDS, MET, 'not by another action'),
      tested(ACCESS, EVERY),
    ],
    [6, 'Activitats and consultes have filters as a further action.', tested(SCOPE, FILTERS)],
    [
      7,
      'usuari, consulta, cita, activitat and assessoria are resources apart.',
      tested(HOLDS, MET, 'not by another resource'),
      tested(HOLDS, 'the table names every role and screen'),
    ],
    [
      8,
      'configuracio is read and edited for the whole application alone.',
      tested(HOLDS, MET, 'not for the office alone'),
      tested('domain/nouns/dataRules.test.ts', 'changing the rules with %j is refused by %j (spec §6)'),
    ],
    [
      9,
      'academica, emprenedoria, habitatge, laboral and mobilitat are resources too, with both reaches.',
      tested(HOLDS, MET, 'reading assessories: by academica'),
      tested(HOLDS, MET, 'reading assessories: by mobilitat'),
      tested(SCOPE, 'the name of a type in permissions'),
    ],
  ]),
  section('6.2', [
    [
      1,
      '_app allows any record.',
      tested(ACCESS, 'the wider reach counts, for its type alone'),
      tested(SCOPE, 'the reach of an action'),
    ],
    [
      2,
      '_oficina allows a record whose office is that of the person.',
      paths('activitatEdit', 'load: loaded'),
      tested(ACCESS, EVERY, 'own: [1]'),
    ],
    [
      3,
      '_oficina allows a record of whose office an antena is that of the person.',
      tested(ACCESS, 'a member of an antena reaches the records of its office, and no others'),
    ],
    [
      4,
      '_oficina allows no record of another office.',
      paths('professionalEdit', "load: loaded, another office's"),
      tested(ACCESS, EVERY, 'other: [2, 201]'),
    ],
    [
      5,
      'A permission of a type counts for assessories of that type alone.',
      tested(ACCESS, 'the wider reach counts, for its type alone'),
    ],
    [
      6,
      'An assessoria with the flag is not edited.',
      paths('assessoriaEdit', 'load: loaded, blocked'),
      tested(ACCESS, EVERY, "edit: { permission: 'edit_assessoria'"),
    ],
    [
      7,
      'An assessoria with the flag is not read.',
      tested(ACCESS, EVERY, "read: { permission: 'read_assessoria'"),
    ],
    [
      8,
      'An assessoria with the flag is not deleted.',
      tested(ACCESS, EVERY, "permission: 'delete_assessoria'"),
      tested('domain/access/actions.test.ts', 'a blocked one has none'),
    ],
    [
      9,
      'The assessoria of a cita is edited only without the flag.',
      paths('citaMove', 'load: loaded, blocked'),
      tested('mock-server/routes/cites.test.ts', 'a realised or blocked appointment cannot be deleted'),
    ],
    [
      10,
      'filters_app of activitats shows all schools.',
      tested(SCOPE, FILTERS),
      tested('domain/nouns/activitat.test.ts', SCHOOLS),
    ],
    [
      11,
      'filters_oficina of activitats shows the schools of the district alone.',
      tested(SCOPE, FILTERS),
      tested('domain/nouns/activitat.test.ts', SCHOOLS),
    ],
    [
      12,
      'Without a permission of filters no school is shown.',
      tested('domain/nouns/activitat.test.ts', SCHOOLS),
    ],
    [
      13,
      'filters_app of consultes shows all antenes.',
      tested(SCOPE, FILTERS),
      tested('domain/nouns/consulta.test.ts', ANTENES),
    ],
    [
      14,
      'filters_oficina of consultes shows the own antenes alone.',
      tested(SCOPE, FILTERS),
      tested('domain/nouns/consulta.test.ts', ANTENES),
    ],
    [
      15,
      'Without a permission of filters no antena is shown.',
      tested('domain/nouns/consulta.test.ts', ANTENES),
    ],
    [
      16,
      'A person who edits with _app chooses among all offices for an assessoria.',
      tested('domain/access/oficina.test.ts', CHOOSE),
      tested('views/forms/assessoria.test.tsx', 'offers the offices within reach and their active staff'),
    ],
    [
      17,
      'A person who edits with _oficina chooses the own office and its antenes.',
      tested('domain/access/oficina.test.ts', CHOOSE),
      tested(
        'domain/access/oficina.test.ts',
        'antenes to choose are all of the office, or the own one and the present one',
      ),
    ],
    [
      18,
      'A route of the private part needs a session with a token.',
      rule('navigation', 'Cap pantalla privada sense sessió oberta'),
      walks('token'),
      walks('own-token'),
    ],
  ]),
];
