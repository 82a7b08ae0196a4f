import { paths, rule, section, tested, walks } from '../requirement';

const MAP = 'machines/navigation/destination.test.ts';
const ALLOWED = 'the access map for %s (spec §2)';
const ROUTES = 'domain/access/routes.test.ts';
const TABLE = 'the access map (spec §2)';

export const ACCESS = [
  section('2.3', [
    [1, '/ is open to any person.', tested(MAP, ALLOWED, "['/', 'home'"), tested(ROUTES, TABLE, '/  ')],
    [
      2,
      '/professionals and all below it need read_usuari.',
      walks('permission'),
      tested(MAP, ALLOWED, "['/professionals', "),
      tested(ROUTES, TABLE, '/professionals/7/res'),
    ],
    [
      3,
      '/calendari needs read_cita.',
      rule('board', 'Sense permís no es demana res'),
      walks('permission'),
      tested(MAP, ALLOWED, "['/calendari', "),
    ],
    [
      4,
      '/calendari/cita/nova needs create_cita.',
      paths('citaCreate', 'start without the permission'),
      walks('permission'),
      tested(MAP, ALLOWED, "['/calendari/cita/nova', "),
    ],
    [
      5,
      '/consultes and all below it need read_consulta.',
      walks('permission'),
      tested(MAP, ALLOWED, "['/consultes', "),
      tested(ROUTES, TABLE, '/consultes/7/res'),
    ],
    [
      6,
      '/assessories and all below it need read_assessoria.',
      walks('permission'),
      tested(MAP, ALLOWED, "['/assessories', "),
      tested(ROUTES, TABLE, '/assessories/7/res'),
    ],
    [
      7,
      '/activitats and all below it need read_activitat.',
      walks('permission'),
      tested(MAP, ALLOWED, "['/activitats', "),
      tested(ROUTES, TABLE, '/activitats/7/res'),
    ],
    [
      8,
      '/configuracio and all below it need read_configuracio_app.',
      walks('permission'),
      tested(MAP, ALLOWED, "['/configuracio/control', "),
      tested(ROUTES, TABLE, '/configuracio/res'),
    ],
    [
      9,
      'A route is open to a person who holds any one of its permissions.',
      rule('navigation', 'Cap pantalla sense el permís que demana'),
      tested(MAP, 'a path admits a person with any one of its permissions'),
    ],
  ]),
  section('2.4', [
    [
      1,
      '/professionals is the list of professionals.',
      paths('professionals'),
      tested(MAP, ALLOWED, "['/professionals', "),
    ],
    [
      2,
      '/professionals/nou creates one.',
      paths('professionalCreate'),
      tested(MAP, ALLOWED, '/professionals/nou'),
    ],
    [
      3,
      '/professionals/{id}/editar edits one.',
      paths('professionalEdit'),
      tested(MAP, ALLOWED, '/professionals/12/editar'),
    ],
    [4, '/consultes is the list of consultes.', paths('consultes'), tested(MAP, ALLOWED, "['/consultes', ")],
    [5, '/consultes/nova creates one.', paths('consultaCreate'), tested(MAP, ALLOWED, '/consultes/nova')],
    [
      6,
      '/consultes/{id}/editar edits one.',
      paths('consultaEdit'),
      tested(MAP, ALLOWED, '/consultes/12/editar'),
    ],
    [7, '/calendari is the calendar.', paths('calendar'), tested(MAP, ALLOWED, "['/calendari', ")],
    [
      8,
      '/calendari/cita/nova books an appointment.',
      paths('citaCreate'),
      tested(MAP, ALLOWED, '/calendari/cita/nova'),
    ],
    [
      9,
      '/assessories is the list of assessories.',
      paths('assessories'),
      tested(MAP, ALLOWED, "['/assessories', "),
    ],
    [
      10,
      '/assessories/nova creates one.',
      paths('assessoriaCreate'),
      tested(MAP, ALLOWED, '/assessories/nova'),
    ],
    [
      11,
      '/assessories/{id}/editar edits one.',
      paths('assessoriaEdit'),
      tested(MAP, ALLOWED, '/assessories/12/editar'),
    ],
    [
      12,
      '/assessories/{id}/realitzar completes a booked one.',
      paths('completion'),
      tested(MAP, ALLOWED, '/assessories/12/realitzar'),
    ],
    [
      13,
      '/assessories/{id} shows one, to be read only, with a way back.',
      paths('assessoria'),
      tested(MAP, ALLOWED, "['/assessories/12', "),
      tested('views/assessories/AssessoriaPage.test.tsx', 'the way back leads to the list'),
    ],
    [
      14,
      '/activitats is the list of activitats.',
      paths('activitats'),
      tested(MAP, ALLOWED, "['/activitats', "),
    ],
    [15, '/activitats/nova creates one.', paths('activitatCreate'), tested(MAP, ALLOWED, '/activitats/nova')],
    [
      16,
      '/activitats/:id/editar edits one, in the form that creates it.',
      paths('activitatEdit'),
      tested(MAP, ALLOWED, '/activitats/12/editar'),
      tested('journeys/activitats.spec.ts', 'created with every field, found, changed and deleted'),
    ],
    [
      17,
      '/centres_educatius is closed, and leads to /.',
      tested(MAP, '%s is closed and leads home'),
      tested(ROUTES, TABLE, '/centres_educatius'),
    ],
    [
      18,
      '/configuracio/control has the rules of dates, for those who may read them.',
      paths('dataRules'),
      tested(
        'journeys/passwords.spec.ts',
        'read without the permission to change them, and refused without the one to see them',
      ),
    ],
    [
      19,
      '/perfil is the own profile, to which a notice can lead.',
      paths('profile'),
      rule('root', "Un avís amb camí hi porta quan s'obre"),
      tested(MAP, ALLOWED, "['/perfil', "),
    ],
  ]),
  section('2.5', [
    [
      1,
      'The menu has Inici, Professionals, Consultes, Assessories, Calendari and Activitats, each where its ' +
        'permission is held.',
      tested('views/shell/menu.test.ts', 'the menu by permission (spec §2)'),
      tested('views/shell/menu.test.ts', 'has only the open entries without any permission'),
    ],
    [
      2,
      'Centres Educatius and Oficines are in the menu and disabled.',
      tested('views/shell/menu.test.ts', 'has only the open entries without any permission'),
      tested('views/ui/shell.test.tsx', 'shows entries without a page as disabled, outside of the Tab order'),
    ],
    [
      3,
      'Configuració leads to /configuracio/control, and is enabled only with its permission.',
      tested('views/shell/menu.test.ts', 'states which permission is missing'),
      tested('views/shell/menu.test.ts', 'has a submenu with the date rules as the only link'),
    ],
    [
      4,
      'Its submenu has Control de dates, and disabled Àmbits, Temàtiques, Subtemàtiques, Marcs d’acció and ' +
        'Submarcs d’acció.',
      tested('views/shell/menu.test.ts', 'has a submenu with the date rules as the only link'),
    ],
    [
      5,
      'Intranet and Treball en Xarxa lead out of the application.',
      tested(
        'views/shell/menu.test.ts',
        'links elsewhere are disabled unless the build names their addresses',
      ),
      tested('hooks/links.test.ts', 'a link must be an address'),
    ],
    [
      6,
      'The footer has links to about, contact, privacy and terms.',
      tested(
        'views/shell/PrivateLayout.test.tsx',
        'around a private page the logo leads to the first one, and the foot names what is known of the service (spec §2)',
      ),
      tested('hooks/links.test.ts', 'a link must be an address'),
    ],
    [
      7,
      'The entry of the present page is marked.',
      tested('views/shell/menu.test.ts', 'at %s is %j'),
      tested(
        'states/access.spec.ts',
        'Back and Forward go through the pages, each with its title, focus and menu entry',
      ),
    ],
  ]),
];
