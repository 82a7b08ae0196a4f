import { paths, rule, section, shown, tested } from '../requirement';

const REQUESTS = 'machines/kit/request.test.ts';
const SAYS = 'with %s and the words %s';

export const ERRORS = [
  section('8.1', [
    [
      1,
      'A 500 says the message of the body.',
      paths('request', 'send: 500'),
      paths('record', 'save: 500'),
      tested(REQUESTS, SAYS, "[500, 'Avaria'"),
    ],
    [
      2,
      'A 500 without a message says the text of status 500, or that of the call.',
      tested(REQUESTS, SAYS, '[500, null'),
      shown("S'ha produït un error validant la petició"),
    ],
    [
      3,
      'A 403 is forbidden.',
      paths('request', 'send: 403'),
      paths('record', 'save: 403'),
      tested(REQUESTS, SAYS, '[403, '),
    ],
    [
      4,
      'A 422 is a validation with a map of errors.',
      paths('record', 'save: 422'),
      paths('form', 'save: 422'),
      tested('api/http.test.ts', 'keeps the first message of each field (spec §5)'),
    ],
    [
      5,
      'A 400 and a 419 are bad requests.',
      paths('request', 'send: 400', 'send: 419'),
      paths('record', 'save: 400', 'save: 419'),
      tested(REQUESTS, SAYS, '[419, '),
    ],
    [
      6,
      'A 401 is unauthorized: the session ends.',
      rule('request', 'Un 401 acaba la sessió, i res més'),
      rule('auth', 'Només un 401 fa perdre la sessió'),
      paths('record', 'save: 401'),
    ],
    [
      7,
      'Another status says «Error HTTP {status} - {text}», or the message of the body.',
      paths('request', 'send: 404'),
      tested('text/fixed.test.ts', 'a status %j is said in our own words'),
      shown("Error HTTP 404 - No s'ha trobat el que es demanava: potser algú ho ha eliminat"),
    ],
    [
      8,
      'Errors of fields are shown at their fields.',
      rule('record', 'Un 422 o un conflicte es mostra al formulari; qualsevol altre error, en un avís'),
      tested('machines/kit/form/record.test.ts', 'that is refused field by field shows it in the form alone'),
    ],
    [
      9,
      'Errors of the server, unauthorized, forbidden and bad requests are shown for the whole.',
      rule('record', 'Un 422 o un conflicte es mostra al formulari; qualsevol altre error, en un avís'),
      rule('form', 'Un 422 o un conflicte es mostra al formulari; qualsevol altre error, en un avís'),
      tested(
        'states/refusals.spec.ts',
        'whatever happens while saving, it is said and nothing typed is lost',
      ),
    ],
  ]),
  section('8.2', [
    [
      1,
      'A 400 says «Petició incorrecta, contacteu amb suport».',
      paths('record', 'save: 400'),
      shown('Petició incorrecta, contacteu amb suport'),
    ],
    [
      2,
      'A 401 says «Dades de sessió incorrectes, inicieu sessió de nou».',
      paths('passwordReset', 'save: 401'),
      shown('Dades de sessió incorrectes, inicieu sessió de nou'),
    ],
    [
      3,
      'A 403 says «No tens permisos per realitzar aquesta operació».',
      paths('record', 'save: 403'),
      shown('No tens permisos per realitzar aquesta operació'),
    ],
    [
      4,
      'A 422 says «Algunes de les dades introduïdes no són correctes. Reviseu-los i torneu-ho a provar».',
      tested(REQUESTS, SAYS, '[422, '),
      shown('Algunes de les dades introduïdes no són correctes. Reviseu-los i torneu-ho a provar'),
    ],
    [
      5,
      'A 500 says «S’ha produït un error validant la petició».',
      shown("S'ha produït un error validant la petició"),
    ],
    [
      6,
      'Anything else says that something went wrong.',
      rule('request', 'Un error té un text'),
      paths('passwordReminder', 'save: network'),
      shown("S'ha produït un error inesperat"),
    ],
  ]),
  section('8.8', [
    [
      1,
      'A failed export says «No hem pogut descargar el document».',
      rule('exports', 'Un error es diu, i un 401 acaba la sessió'),
      paths('exports', 'fetch: network'),
      shown('No hem pogut descargar el document'),
    ],
    [
      2,
      'A failed export leaves no file.',
      rule('exports', 'Es baixa un fitxer quan el servidor el dona, i només llavors'),
    ],
  ]),
  section('8.10', [
    [
      1,
      'A reset says «Se ha modificado la contraseña.» and leads to the sign-in.',
      paths('passwordReset', 'save: saved'),
      shown('Se ha modificado la contraseña.'),
    ],
    [
      2,
      'A reset of a person who is not there says «El/La usuario/a no existe.».',
      paths('passwordReset', 'save: 404'),
      shown('El/La usuario/a no existe.'),
      tested(
        'machines/screens/passwordReset.test.ts',
        'says of a person who is not there what section 8 says',
      ),
    ],
    [
      3,
      'A reminder says «S’ha enviat un email amb les instruccions.» and leads to the sign-in.',
      paths('passwordReminder', 'save: saved'),
      shown("S'ha enviat un email amb les instruccions."),
    ],
    [
      4,
      'A reminder for an unknown e-mail says «El email no existe».',
      paths('passwordReminder', 'save: 422', 'save: 404'),
      shown('El email no existe'),
      tested(
        'views/auth/passwords.test.tsx',
        'keeps an unknown e-mail, with the fixed Spanish text at its field (spec §8)',
      ),
    ],
    [
      5,
      'A changed password says «Contrasenya actualitzada correctament».',
      paths('profile', 'save: saved'),
      shown('Contrasenya actualitzada correctament'),
    ],
    [
      6,
      'A change that fails says «Error al actualizar contraseña».',
      paths('profile', 'save: network'),
      shown('Error al actualizar contraseña'),
    ],
  ]),
  section('8.12', [
    [
      1,
      'A file of the application that does not load gives an error with its type and address.',
      paths('navigation', 'loadScreen: a file is missing'),
      tested('app/screens/assets.test.ts', 'has its file named by the error "%s"'),
      tested('text/fixed.test.ts', 'the notice %s', 'Error carregant un recurs (script): /assets/a.js'),
    ],
    [
      2,
      'A sign-in that fails by the server says so, and what was typed stays.',
      paths('auth', 'signIn: 500', 'signIn: network'),
      tested('views/auth/SignInPage.test.tsx', '%s: said above the form, and what was typed is still there'),
    ],
  ]),
];
