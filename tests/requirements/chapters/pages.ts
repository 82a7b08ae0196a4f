import { paths, rule, section, tested, walks, shown } from '../requirement';

export const PAGES = [
  section('2.1', [
    [
      1,
      '/login, «Inici de sessió», takes e-mail and password and sends them with «INICIAR SESSIÓ».',
      paths('auth', 'auth.signIn'),
      tested(
        'views/auth/SignInPage.test.tsx',
        'sends what was read, once; the button says so and keeps the focus',
      ),
      shown('INICIAR SESSIÓ'),
    ],
    [
      2,
      '/login leads to the page of a forgotten password.',
      tested(
        'journeys/passwords.spec.ts',
        'forgotten, reset with the mailed link, and signed in with; by keyboard',
      ),
    ],
    [
      3,
      '/login has a link to register, which is disabled while the build names no address.',
      tested(
        'views/auth/SignInPage.test.tsx',
        'register is disabled, with the reason, while it leads nowhere',
      ),
      tested('views/auth/SignInPage.test.tsx', 'register is a link where the build names its address'),
    ],
    [
      4,
      '/recordar_contrasenya takes an e-mail and asks for the reminder, and leads back.',
      paths('passwordReminder'),
      tested('views/auth/passwords.test.tsx', 'leads to the sign-in and announces the mail'),
    ],
    [
      5,
      '/recordar_contrasenya/{token}/{email} takes the e-mail and a new password twice, and saves it.',
      paths('passwordReset'),
      tested(
        'machines/screens/passwordReset.test.ts',
        "begins with the link's e-mail, sends its token and leads to the sign-in",
      ),
    ],
    [
      6,
      '/new_password takes the new password of a person who must change it.',
      paths('auth', 'auth.setPassword', 'setPassword: signed in'),
      tested(
        'views/auth/NewPasswordPage.test.tsx',
        'is sent with the own e-mail; the server may refuse it at its field',
      ),
    ],
    [
      7,
      'A person with force_password_change comes into the application only after changing the password.',
      rule('auth', "Qui ha de canviar la contrasenya no entra fins que l'ha canviada"),
      walks('new-password'),
    ],
    [
      8,
      'An unknown route shows «Oops! You seem to be lost.».',
      paths('navigation', 'navigation.arrived at /enlloc'),
      shown('Oops! You seem to be lost.'),
    ],
  ]),
  section('2.2', [
    [
      1,
      'A signed-in person without a pending change is led from a public page to /.',
      rule('navigation', "Qui té la sessió oberta no veu l'inici de sessió"),
      walks('public'),
      tested('machines/navigation/destination.test.ts', '%s for who is %s'),
    ],
    [
      2,
      'A signed-in person with a pending change is led from any other public page to /new_password.',
      paths('navigation', 'session.changed, must change the password'),
      walks('new-password'),
      tested('domain/access/routes.test.ts', 'the access map (spec §2)', '/recordar_contrasenya '),
    ],
    [
      3,
      'The logo in the header leads to the first page.',
      tested(
        'views/shell/PrivateLayout.test.tsx',
        'around a private page the logo leads to the first one, and the foot names what is known of the service (spec §2)',
      ),
    ],
    [
      4,
      'The button of the menu is called «Cerrar menú» while it is open.',
      shown('Cerrar menú'),
      tested('views/ui/shell.test.tsx', 'collapses the menu and states it in the words of the specification'),
    ],
    [
      5,
      'The button of the menu is called «Abrir menú» while it is closed.',
      shown('Abrir menú'),
      tested('views/ui/shell.test.tsx', 'collapses the menu and states it in the words of the specification'),
    ],
    [
      6,
      'The header names the person by full name, and its menu signs out.',
      paths('navigation', 'navigation.signOut'),
      paths('auth', 'auth.signOut'),
      tested('journeys/sign-in.spec.ts', 'leads to what waits today, and signing out leads back'),
    ],
    [
      7,
      'The question before a deletion can stand over every private page.',
      paths('deletion'),
      rule('root', 'Mentre es pregunta pels canvis sense desar no hi ha cap altra pregunta'),
      walks('one-layer'),
    ],
    [
      8,
      'A person without a session is led from a private page to /login.',
      rule('navigation', 'Cap pantalla privada sense sessió oberta'),
      walks('public'),
      tested('states/access.spec.ts', 'without a session every page leads to the sign-in'),
    ],
    [
      9,
      'A person with a pending change is led from a private page to /new_password.',
      paths('navigation', 'session.changed, must change the password'),
      walks('new-password'),
      tested(
        'machines/navigation/destination.test.ts',
        'a private path leads to the sign-in or to the forced change of password',
      ),
    ],
    [
      10,
      'A person is led from a path that is not allowed to /.',
      rule('navigation', "Qui no té permís torna a l'inici i se li diu"),
      walks('permission'),
      tested('machines/navigation/destination.test.ts', 'leads everybody else home, with a word about it'),
    ],
    [
      11,
      'A pattern that ends in /* is met by its prefix and by any path below it.',
      tested(
        'machines/navigation/destination.test.ts',
        '%s, below a prefix of the access map, is not found by those alone who may see the area',
      ),
      tested(
        'domain/access/routes.test.ts',
        'the table names every role and every route',
        '/consultes/7/res',
      ),
    ],
    [
      12,
      'The code of a page is loaded when it is opened, and until then its loading is shown.',
      paths('navigation', 'loadScreen: loaded'),
      tested(
        'journeys/missing-files.long.spec.ts',
        'a page whose code is slow shows its title and its shape',
      ),
    ],
    [
      13,
      'A fault in a view shows «Error: {msg}» in the place of the page.',
      tested(
        'views/shell/RootErrorBoundary.test.tsx',
        "a view that throws leaves 'Error: {msg}' and a link (spec §2), even if the help throws too",
      ),
    ],
    [
      14,
      'Any other path is not found, signed in or not.',
      paths('navigation', 'navigation.arrived at /enlloc'),
      tested('machines/navigation/destination.test.ts', '%s is not found, for any person'),
    ],
  ]),
];
