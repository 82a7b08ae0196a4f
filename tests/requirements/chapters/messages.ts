import { paths, rule, section, shown, tested } from '../requirement';
import { removed, says } from './proofs';

const SERVERS_WORDS = tested(
  'machines/kit/form/record.test.ts',
  'that fails with %s leaves everything as it was typed',
  "[404, 'No existeix', notifyUnexpected({ text: 'No existeix' })]",
);

export const MESSAGES = [
  section('8.3', [
    says(1, 'Deleting one', "L'activitat s'ha esborrat correctament.", removed('start')),
    says(2, 'A refused deletion', "No es pot esborrar l'activitat.", removed('start', '403')),
    says(3, 'A failed deletion', "Error esborrant l'activitat", removed('start', 'network')),
    says(
      4,
      'One that does not load',
      "No hem pogut carregar l'activitat",
      paths('activitatEdit', 'load: network'),
    ),
    says(
      5,
      'A list that fails',
      'Error llistant les activitats',
      paths('activitatsListRequest', 'send: network'),
    ),
    says(
      6,
      'Changing one',
      "La activitat s'ha modificat correctament.",
      paths('activitatEdit', 'save: saved'),
    ),
    says(7, 'A failed change', 'Error modificant la activitat', paths('activitatEdit', 'save: network')),
    says(8, 'Creating one', "La activitat s'ha creat correctament.", paths('activitatCreate', 'save: saved')),
    says(9, 'A failed creation', 'Error creant la activitat', paths('activitatCreate', 'save: network')),
  ]),
  section('8.4', [
    says(1, 'Deleting one', "L'assessoria s'ha esborrat correctament.", removed('start of a assessoria')),
    says(
      2,
      'A refused deletion',
      "No es pot esborrar l'assessoria.",
      removed('start of a assessoria', '403'),
    ),
    says(3, 'A failed deletion', "Error esborrant l'assessoria", removed('start of a assessoria', 'network')),
    says(
      4,
      'One that does not load',
      "No hem pogut carregar l'assessoria",
      paths('assessoriaRequest', 'send: network'),
    ),
    says(
      5,
      'A list that fails',
      'Error llistant les assessories',
      paths('assessoriesListRequest', 'send: network'),
    ),
    says(
      6,
      'Creating one',
      "L'assessoria s'ha creat correctament.",
      paths('assessoriaCreate', 'save: saved'),
    ),
    says(
      7,
      'A failed creation',
      "Error creant l'assessoria",
      paths('assessoriaCreate', 'save: network'),
      tested(
        'machines/screens/assessoriaCreate.test.ts',
        'that is answered %s says its own text, not what the server says (spec §8)',
      ),
    ),
    says(
      8,
      'Changing one',
      "L'assessoria s'ha modificat correctament.",
      paths('assessoriaEdit', 'save: saved'),
    ),
    [
      9,
      'A failed change says the message of the server.',
      paths('assessoriaEdit', 'save: 500'),
      SERVERS_WORDS,
    ],
    says(
      10,
      'A failed change without a message',
      "Error modificant l'assessoria",
      paths('assessoriaEdit', 'save: network'),
    ),
    says(
      11,
      'Marking as not attended',
      'El usuari no ha assistit a la assessoria',
      paths('attendance', 'mark: marked'),
      rule('attendance', "Si ha anat bé s'actualitzen les llistes; si no, no"),
    ),
    says(
      12,
      'Completing one',
      "L'assessoria s'ha realitzat correctament.",
      paths('completion', 'save: saved'),
      tested(
        'views/forms/completion.test.tsx',
        'uses the call of the type with its own fields, and leads to the list',
      ),
    ),
    [
      13,
      'A failed completion says the message of the server.',
      paths('completion', 'save: 500'),
      SERVERS_WORDS,
    ],
    says(
      14,
      'A failed completion without a message',
      "Error realitzant l'assessoria",
      paths('completion', 'save: network'),
    ),
  ]),
  section('8.6', [
    says(1, 'Deleting one', "La cita s'ha esborrat correctament.", removed('start of a cita')),
    says(2, 'A refused deletion', 'No es pot esborrar la cita.', removed('start of a cita', '403')),
    says(3, 'Booking one', 'La cita ha estat creada', paths('citaCreate', 'save: saved')),
    [4, 'A failed booking says the message of the server.', paths('citaCreate', 'save: 500'), SERVERS_WORDS],
    says(
      5,
      'A failed booking without a message',
      'Error creant la cita',
      paths('citaCreate', 'save: network'),
    ),
  ]),
  section('8.9', [
    says(
      1,
      'One that does not load',
      'No hem pogut carregar la consulta',
      paths('consultaEdit', 'load: network'),
    ),
    says(2, 'Deleting one', "La consulta s'ha esborrat correctament.", removed('start of a consulta')),
    says(3, 'A refused deletion', 'No es pot esborrar la consulta.', removed('start of a consulta', '403')),
    says(4, 'Creating one', "La consulta s'ha creat correctament.", paths('consultaCreate', 'save: saved')),
    says(5, 'A failed creation', 'Error creant la consulta', paths('consultaCreate', 'save: network')),
    says(6, 'Changing one', "La consulta s'ha modificat correctament.", paths('consultaEdit', 'save: saved')),
    says(7, 'A failed change', 'Error modificant la consulta', paths('consultaEdit', 'save: network')),
  ]),
  section('8.11', [
    says(
      1,
      'One that does not load',
      'No hemos podido cargar el/la usuario/a',
      paths('professionalEdit', 'load: network'),
    ),
    says(
      2,
      'Deleting one',
      "El/La professional s'ha esborrat correctament.",
      removed('start of a professional'),
    ),
    says(
      3,
      'A refused deletion',
      'No es pot esborrar el/la professional/a.',
      removed('start of a professional', '403'),
    ),
    [
      4,
      'Creating one says so with the full name.',
      paths('professionalCreate', 'save: saved'),
      tested(
        'machines/screens/professionalCreate.test.ts',
        'a created professional is announced by full name, and the list of professionals is read again (spec §8)',
      ),
      shown("El/La professional Aina Provada Mostra s'ha creat correctament."),
    ],
    says(
      5,
      'A failed creation',
      'Error creant el/la professional',
      paths('professionalCreate', 'save: network'),
    ),
    says(
      6,
      'Changing one',
      "El professional s'ha modificat correctament.",
      paths('professionalEdit', 'save: saved'),
    ),
    says(
      7,
      'A failed change',
      'Error al modificar el/la professional',
      paths('professionalEdit', 'save: network'),
    ),
  ]),
];
