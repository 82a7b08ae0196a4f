import { paths, rule, tested, type Statement, shown } from '../requirement';

const THEMES = 'show their loading, then the prompt, then that there are none (spec §4)';

export const FORM_TRANSITIONS: readonly Statement[] = [
  [
    24,
    'An assessoria is booked first, then realised on the page of its completion.',
    paths('completion', 'save: saved'),
    tested('journeys/main-job.spec.ts', '${who}: from a free hour of today to what was realised'),
  ],
  [
    25,
    'A realised assessoria shows in its detail what was realised.',
    tested(
      'views/assessories/AssessoriaPage.test.tsx',
      'a realised one shows in the third section what its completion left',
    ),
  ],
  [
    26,
    'The duration is asked for only at the caaj.',
    tested('domain/nouns/realitzacio.test.ts', 'conditional fields: %s'),
    tested('views/forms/completion.test.tsx', 'has a duration only at the CAAJ, cleared by another place'),
  ],
  [
    27,
    'Another place clears the duration.',
    tested('domain/nouns/realitzacio.test.ts', 'choosing the CAAJ again does not restore its duration'),
    tested('views/forms/completion.test.tsx', 'has a duration only at the CAAJ, cleared by another place'),
  ],
  [
    28,
    'The academic form has CFGM/CFGS or the university: choosing one hides the other.',
    tested(
      'views/forms/completion.test.tsx',
      'concerns a course or a university: choosing one hides the other, clearing it shows both',
    ),
  ],
  [
    29,
    'Another àmbit clears themes and subthemes.',
    tested('domain/nouns/consulta.test.ts', 'another àmbit empties themes and subthemes (spec §4)'),
    tested('domain/nouns/activitat.test.ts', 'another marc empties the submarc, another àmbit the themes'),
  ],
  [
    30,
    'Chosen themes give the subthemes to choose, in groups.',
    tested(
      'domain/nouns/tematica.test.ts',
      'subthemes are grouped by chosen theme, in the order of the list',
    ),
    tested('views/forms/completion.test.tsx', 'have subthemes in groups, which are removed with them'),
  ],
  [
    31,
    'Themes on their way say «Carregant temàtiques...».',
    paths('tematiquesRequest', 'request.send one'),
    tested('views/forms/completion.test.tsx', THEMES),
    shown('Carregant temàtiques...'),
  ],
  [
    32,
    'Themes to choose say «Selecciona una temàtica».',
    tested('views/forms/completion.test.tsx', THEMES),
    shown('Selecciona una temàtica'),
  ],
  [
    33,
    'Without themes the choice says «No hi ha temàtiques disponibles».',
    tested('views/forms/completion.test.tsx', THEMES),
    shown('No hi ha temàtiques disponibles'),
  ],
  [34, 'Subthemes to choose say «Selecciona una subtemàtica».', shown('Selecciona una subtemàtica')],
  [
    35,
    'Without subthemes the choice says «No hi ha subtemàtiques disponibles».',
    shown('No hi ha subtemàtiques disponibles'),
  ],
  [36, 'A choice of many without options says «No hi ha opcions».', shown('No hi ha opcions')],
  [
    37,
    'The bar of notices opens with a message.',
    rule('notifications', 'La barra és oberta mentre té un avís, i només llavors'),
  ],
  [
    38,
    'A notice with a path leads there when it opens.',
    rule('root', "Un avís amb camí hi porta quan s'obre"),
    paths('notifications', 'notifications.open success with a path'),
  ],
  [
    39,
    'A notice hides itself after autoHideDuration, if that is greater than 0.',
    rule('notifications', 'Es tanca sola quan la durada és més gran que 0, i només llavors'),
    paths('notifications', 'after autoHide'),
  ],
  [
    40,
    'A notice is closed by a person.',
    paths('notifications', 'notifications.close'),
    tested('machines/services/notifications.test.ts', 'closes earlier when a person wants it'),
  ],
  [
    41,
    'A notice is an error, a success or neutral.',
    paths(
      'notifications',
      'notifications.open error',
      'notifications.open success',
      'notifications.open neutral',
    ),
  ],
  [
    42,
    'A notice of success is green and one of failure red, and words or a role tell them apart too.',
    tested(
      'views/shell/NotificationBar.test.tsx',
      'is a live region that existed before its text, or an alert for an error',
    ),
  ],
  [
    43,
    'A message that is no text is shown rich, with a title and lines.',
    tested('text/fixed.test.ts', 'a notice shows %s', 'a rich message'),
  ],
];
