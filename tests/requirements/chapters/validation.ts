import { paths, rule, section, tested, shown } from '../requirement';

const COMPLETION = 'domain/nouns/realitzacio.test.ts';
const REQUIRES = '%s requires its fields, and nothing else';
const CODES = 'domain/values/validation.test.ts';
const PASSWORD = 'domain/values/password.test.ts';
const STRONG = 'a password: %s';
const TEXT = 'text/fixed.test.ts';
const TEXTS = "section 5's text of %s, %s, %s";

export const VALIDATION = [
  section('5', [
    [
      1,
      'A field is required where its schema requires it, has a minimum, or is not optional.',
      rule('record', "Només s'envia el que l'esquema dona per bo"),
      tested(CODES, 'required fields are those that refuse to be empty'),
    ],
    [
      2,
      'A required field has an asterisk.',
      tested('views/forms/useDraftForm.test.tsx', 'has an asterisk at each required field'),
      tested('domain/nouns/professional.test.ts', 'are marked with an asterisk'),
    ],
    [
      3,
      'A form with faults is not sent.',
      rule('record', "Enviar un formulari amb faltes no l'envia i en compta l'intent"),
      rule('form', "Enviar un formulari amb faltes no l'envia i en compta l'intent"),
    ],
    [
      4,
      'A 422 has a map from fields to messages: the first one of each field is shown at that field.',
      rule('record', 'Un 422 o un conflicte es mostra al formulari; qualsevol altre error, en un avís'),
      rule('form', 'Un 422 o un conflicte es mostra al formulari; qualsevol altre error, en un avís'),
      tested('api/http.test.ts', 'keeps the first message of each field (spec §5)'),
      tested('states/refusals.spec.ts', 'what the server refuses stands at its field until it is changed'),
    ],
    [
      5,
      'Signing in needs an e-mail: «Indica tu e-mail».',
      tested(PASSWORD, 'signing in: %s', 'both empty'),
      shown('Indica tu e-mail'),
    ],
    [
      6,
      'Signing in needs a valid e-mail: «Introduce un e-mail válido».',
      tested(PASSWORD, 'signing in: %s', 'no e-mail'),
      shown('Introduce un e-mail válido'),
    ],
    [
      7,
      'Signing in needs a password: «Introduce tu contraseña».',
      tested(PASSWORD, 'signing in: %s', 'both empty'),
      shown('Introduce tu contraseña'),
    ],
    [
      8,
      'Signing in with an unknown e-mail says «El correu electrònic no existeix.».',
      paths('auth', 'signIn: 422'),
      shown('El correu electrònic no existeix.'),
    ],
    [
      9,
      'Every completion needs inscripcio: «Indica com s’ha inscrit».',
      tested(COMPLETION, '%s', 'without inscripcio'),
      tested(TEXT, TEXTS, "Indica com s'ha inscrit"),
    ],
    [
      10,
      'Every completion needs assistents: «Indica el nombre d’assistents».',
      tested(COMPLETION, '%s', 'without assistents'),
      tested(TEXT, TEXTS, "Indica el nombre d'assistents"),
    ],
    [
      11,
      'Every completion needs valoracio: «Valora l’assesssoria».',
      tested(COMPLETION, '%s', 'without valoracio'),
      tested(TEXT, TEXTS, "Valora l'assesssoria"),
    ],
    [
      12,
      'The completion of mobilitat needs a theme: «Indica almenys una temàtica».',
      tested(COMPLETION, REQUIRES, "['mobilitat_internacional', ['inscripcio'"),
      tested(TEXT, TEXTS, 'Indica almenys una temàtica'),
    ],
    [
      13,
      'The completion of academica needs a place: «Indica on s’ha realitzat».',
      tested(COMPLETION, '%s', 'without the place and its duration'),
      tested(TEXT, TEXTS, "Indica on s'ha realitzat"),
    ],
    [
      14,
      'The completion of academica needs a theme.',
      tested(COMPLETION, REQUIRES, "['academica', ['inscripcio'"),
    ],
    [
      15,
      'The completion of emprenedoria needs a theme and a subtheme: «Indica almenys una subtemàtica».',
      tested(COMPLETION, REQUIRES, "['emprenedoria', ['inscripcio'"),
      tested(TEXT, TEXTS, 'Indica almenys una subtemàtica'),
    ],
    [
      16,
      'The completion of habitatge needs a theme and a subtheme.',
      tested(COMPLETION, REQUIRES, "['habitatge', ['inscripcio'"),
    ],
    [
      17,
      'The completion of laboral needs nothing more.',
      tested(COMPLETION, REQUIRES, "['laboral', ['inscripcio'"),
    ],
    [
      18,
      'A completion is saved only by a person who may edit the assessoria.',
      rule('completion', 'Qui no pot editar el registre no en veu el formulari'),
      paths('completion', 'start without the permission', 'load: loaded, blocked'),
      tested('domain/access/actions.test.ts', '%s of office %s while it is pending'),
    ],
    [
      19,
      'A completion is refused once the assessoria is realised.',
      tested(
        'domain/access/actions.test.ts',
        'completing, moving and marking are refused once it is realised or not attended',
      ),
      tested('machines/screens/completion.test.ts', 'is refused once it is %s'),
    ],
    [
      20,
      'Type, booking office and the office of the person decide about a completion.',
      tested(
        'domain/access/access.test.ts',
        '$place, $type, locked: $locked, $state',
        'refuse: refuseCompletion',
      ),
      tested('states/refusals.spec.ts', 'realised, not attended, blocked, of another office'),
      tested('states/refusals.spec.ts', 'of another type'),
    ],
    [
      21,
      'An empty required field has a message.',
      tested(CODES, '%s', 'a missing value'),
      tested('text/validation.test.ts', 'every field that a form asks for has a text of its own'),
    ],
    [
      22,
      'A text that is too long has a message.',
      tested(CODES, '%s', 'a text beyond its limit'),
      tested('text/validation.test.ts', 'a text that is too long is told the limit that holds for it'),
    ],
    [23, 'A text that is too short has a message.', tested(CODES, '%s', 'a short text')],
    [24, 'An invalid e-mail has a message.', tested(CODES, '%s', 'an e-mail that is none')],
    [25, 'An invalid format has a message.', tested(CODES, '%s', 'an option that is none')],
    [
      26,
      'A repeated password must equal the first, else it has a message.',
      tested(PASSWORD, 'a new password: %s', 'different'),
      tested('views/auth/NewPasswordPage.test.tsx', 'refuses %j and %j before sending'),
    ],
    [27, 'A password has at least 8 characters.', tested(PASSWORD, STRONG, 'seven of all four kinds')],
    [28, 'A password has an uppercase letter.', tested(PASSWORD, STRONG, 'no uppercase')],
    [29, 'A password has a lowercase letter.', tested(PASSWORD, STRONG, 'no lowercase')],
    [30, 'A password has a number.', tested(PASSWORD, STRONG, 'no number')],
    [31, 'A password has a special character.', tested(PASSWORD, STRONG, 'no special character')],
    [
      32,
      'A forced new password sends an empty token, e-mail, password and password_confirmation.',
      paths('auth', 'auth.setPassword'),
      tested('api/endpoints.test.ts', '%s', "token: '', email: 'a@example.org'"),
    ],
    [
      33,
      'A query leaves out empty values.',
      rule('list', "Es demana el que diu l'adreça i el text que se cerca"),
      tested('domain/values/query.test.ts', 'a query is written without empty values'),
    ],
  ]),
];
