import { paths, section } from '../requirement';
import { says } from './proofs';

export const LIST_MESSAGES = [
  section('8.5', [
    says(1, 'Àmbits that fail', 'Error llistant els ambits', paths('ambitsRequest', 'send: network')),
    says(2, 'Themes that fail', 'Error llistant els tematiques', paths('tematiquesRequest', 'send: network')),
    says(3, 'Àrees that fail', 'Error llistant les àrees', paths('areasRequest', 'send: network')),
    says(
      4,
      'Schools that fail',
      'Error llistant els centres educatius',
      paths('centresRequest', 'send: network'),
    ),
    says(
      5,
      'Hours that fail',
      'Error llistant les disponibilitats',
      paths('disponibilitatsRequest', 'send: network'),
    ),
    says(6, 'Appointments that fail', 'Error llistant les cites', paths('citesRequest', 'send: network')),
    says(
      7,
      'Consultes that fail',
      'Error llistant les consultes',
      paths('consultesListRequest', 'send: network'),
    ),
    says(
      8,
      'Professionals that fail',
      'Error llistant els professionals',
      paths('professionalsListRequest', 'send: network'),
    ),
    says(9, 'Marcs that fail', 'Error llistant els marcs', paths('marcsRequest', 'send: network')),
    says(
      10,
      'Sectors that fail',
      'Error llistant els sectors professionals',
      paths('sectorsRequest', 'send: network'),
    ),
    says(11, 'Countries that fail', 'Error llistant els països', paths('paisosRequest', 'send: network')),
    says(
      12,
      'Academic entries that fail',
      'Error llistant acadèmiques',
      paths('academiquesRequest', 'send: network'),
    ),
  ]),
  section('8.7', [
    says(
      1,
      'Rules that do not load',
      'No hem pogut carregar les regles de dates',
      paths('dataRules', 'load: network'),
    ),
    says(
      2,
      'Saving them',
      "Les regles de dates s'han modificat correctament.",
      paths('dataRules', 'save: saved'),
    ),
    says(3, 'A failed saving', 'Error modificant les regles de dates', paths('dataRules', 'save: network')),
  ]),
];
