import { paths, rule, section, tested, walks, shown } from '../requirement';
import { FORM_TRANSITIONS } from './formTransitions';

export const TRANSITIONS = [
  section('4', [
    [
      1,
      'A request is idle, loading, successful or failed.',
      paths('request'),
      walks('busy'),
      tested('machines/kit/request.test.ts', 'is idle, then loading with what was asked, then has the data'),
    ],
    [
      2,
      'A request that fails has its initial data again, and keeps the error.',
      rule('request', "Si la crida falla, les dades tornen a ser les inicials i es desa l'error"),
    ],
    [3, 'A request that succeeds has no error.', rule('request', 'Si va bé no queda cap error')],
    [
      4,
      'A request that is reset is as at first.',
      rule('request', 'En reiniciar torna a ser com al principi'),
      paths('request', 'request.reset'),
    ],
    [
      5,
      'Deleting asks first: the dialog is open while a record is chosen, and only then.',
      rule('deletion', 'El diàleg és obert mentre hi ha un registre triat, i només llavors'),
      walks('one-layer'),
    ],
    [
      6,
      'What is confirmed is deleted by its id.',
      rule('removal', "S'elimina el registre que s'havia triat"),
      rule('removal', "S'envia un sol cop, i mai després d'haver-ho desfet"),
    ],
    [
      7,
      'The dialog closes after the confirmation.',
      rule('deletion', "No s'elimina res sense haver-ho confirmat, i confirmar-ho tanca el diàleg"),
    ],
    [
      8,
      'A list with deleted records is asked for again once that succeeded.',
      rule('removal', "S'actualitzen les llistes si ha anat bé o si el registre ja no hi era; si no, no"),
      rule('root', "Quan s'elimina un registre ho saben totes les pantalles"),
      rule('list', "Després d'eliminar un registre la llista es torna a demanar"),
      rule('board', "Després d'eliminar un registre es torna a demanar el que es mostra"),
    ],
    [
      9,
      'The dialog asks «Estàs segur/a que vols eliminar ...», with the record.',
      tested('text/fixed.test.ts', 'the deletion dialog and the placeholders of themes (spec §4)'),
      shown('Estàs segur/a que vols eliminar aquesta activitat?'),
    ],
    [
      10,
      'The dialog has «Cancel·lar», which does nothing.',
      paths('deletion', 'deletion.cancel'),
      tested('machines/services/deletion.test.ts', 'does nothing when it is cancelled'),
    ],
    [
      11,
      'The dialog has «Eliminar», which confirms.',
      paths('deletion', 'deletion.confirm'),
      tested(
        'journeys/deletion.spec.ts',
        'from the list: asked first, by whichever way nothing happens; then the row is gone',
      ),
    ],
    [
      12,
      'The dialog closes on Escape and on a press outside.',
      paths('deletion', 'deletion.cancel'),
      tested('views/ui/overlays.test.tsx', 'is cancelled by Escape and by a press outside'),
    ],
    [
      13,
      'A sign-in that succeeds stores the token, and the person is signed in.',
      paths('auth', 'signIn: signed in'),
      walks('session'),
      tested('machines/services/auth.test.ts', 'keeps the session and tells it without its token'),
    ],
    [
      14,
      'A sign-in that fails keeps the errors and leaves no user.',
      rule('auth', "Si l'inici de sessió falla, es desen els errors i no queda cap usuari"),
    ],
    [
      15,
      'A forced new password that succeeds signs in as a sign-in does.',
      rule('auth', "Una contrasenya nova desada obre la sessió com ho fa l'inici"),
    ],
    [
      16,
      'Signing out calls the service, ignores its failure, and removes the stored token always.',
      rule('auth', 'Tancar la sessió en crida el servidor i esborra sempre el que es desava, falli o no'),
      tested('machines/services/auth.test.ts', 'clears everything when %s'),
    ],
    [
      17,
      'Signing out resets all state.',
      rule('root', 'Tancar la sessió atura tot el que era de la persona'),
      rule('root', 'Fora de la part privada no hi ha cap actor seu'),
      walks('signed-out'),
      walks('left-over'),
    ],
    [
      18,
      'Only the session outlives the page.',
      walks('stored'),
      tested('app/browser/storage.test.ts', 'is restored as it was stored, and nothing else is stored'),
    ],
    [
      19,
      'The session is restored at the start.',
      paths('auth', 'restore: signed in', 'restore: nothing kept', 'restore: unreadable'),
      tested('machines/services/auth.test.ts', 'is restored at startup'),
    ],
    [
      20,
      'The application waits at most 5 s for the stored session.',
      rule('auth', "En engegar es recupera la sessió desada i s'espera 5 s com a molt"),
      rule('navigation', 'Mentre no se sap si hi ha sessió no es mostra res'),
      paths('auth', 'after restoreWait'),
    ],
    [
      21,
      'A changed password is told on /perfil.',
      paths('profile', 'save: saved'),
      tested(
        'machines/screens/profile.test.ts',
        'tells it on its page, whose fields are empty again and lose nothing',
      ),
    ],
    [
      22,
      'A change of password with errors of fields stays, with the errors at their fields.',
      paths('profile', 'save: 422'),
      tested(
        'views/auth/passwords.test.tsx',
        'shows a wrong or repeated current password at its field, and keeps the typed values',
      ),
    ],
    [
      23,
      'A change of password that fails otherwise opens an error notice.',
      paths('profile', 'save: 500', 'save: network'),
      tested(
        'views/auth/passwords.test.tsx',
        'opens a Spanish error notice for any other failure (spec §4, §8)',
      ),
    ],
    ...FORM_TRANSITIONS,
  ]),
];
