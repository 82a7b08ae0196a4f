import { paths, rule, tested, type Statement } from '../requirement';
import { called, removed } from './proofs';

export const LIST_CALLS: readonly Statement[] = [
  ...(
    [
      [30, 'ambits', 'ambitsRequest'],
      [31, 'areas', 'areasRequest'],
      [32, 'centre_educatius', 'centresRequest'],
      [33, 'marcs', 'marcsRequest'],
      [34, 'oficines', 'oficinesRequest'],
      [35, 'sector_professionals', 'sectorsRequest'],
      [36, 'paisos', 'paisosRequest'],
      [37, 'academiques', 'academiquesRequest'],
      [38, 'tematiques', 'tematiquesRequest'],
    ] as const
  ).map(
    ([number, list, machine]) =>
      [
        number,
        `GET /api/interns/${list} answers a list.`,
        paths(machine, 'request.send one', 'send: answered'),
        rule('catalogs', 'Cada llista del servei es demana quan cal per primer cop, i un sol cop'),
        called(`GET interns/${list}`),
      ] as const,
  ),
  [
    39,
    'GET /api/interns/sector_professionals answers its list in data.data.',
    called('{ data: { data: named } }'),
  ],
  [
    40,
    'GET /api/interns/tematiques?tipus={type} answers the themes of a type.',
    called('GET interns/tematiques?tipus=mobilitat_internacional'),
    tested('machines/services/catalogs.test.ts', 'are those of one type where they differ by type'),
  ],
  [
    41,
    'GET /api/cites with a query lists appointments.',
    paths('citesRequest', 'request.send one'),
    called('GET cites?data_inici=2026-11-20&data_fi=2026-11-26'),
  ],
  [
    42,
    'GET /api/cites/disponibilitats with a query lists hours to book.',
    paths('disponibilitatsRequest', 'request.send one'),
    rule('slots', "Es demana el que s'ha triat, a qui ho sap"),
    called('GET cites/disponibilitats?data_inici=2026-11-23'),
  ],
  [43, 'POST /api/cites books one.', paths('citaCreate', 'save: saved'), called('POST cites')],
  [44, 'DELETE /api/cites/{id} deletes one.', removed('start of a cita'), called('DELETE cites/21')],
  [
    45,
    'GET /api/config/data_rules reads the rules of dates.',
    paths('dataRulesRequest', 'request.send one'),
    called('GET config/data_rules'),
  ],
  [
    46,
    'PATCH /api/config/data_rules sends the rules.',
    paths('dataRules', 'save: saved'),
    called('PATCH config/data_rules'),
  ],
  [
    47,
    'GET /api/consultes?{filters} lists consultes.',
    paths('consultesListRequest', 'request.send one'),
    called('GET consultes?canal=telefon&page=2'),
  ],
  [
    48,
    'GET /api/consultes/{id} reads one.',
    paths('consultaEdit', 'load: loaded'),
    called('GET consultes/51'),
  ],
  [
    49,
    'PATCH /api/consultes/{id} changes one.',
    paths('consultaEdit', 'save: saved'),
    called('PATCH consultes/51'),
  ],
  [
    50,
    'DELETE /api/consultes/{id} deletes one.',
    removed('start of a consulta'),
    called('DELETE consultes/51'),
  ],
  [51, 'POST /api/consultes creates one.', paths('consultaCreate', 'save: saved'), called('POST consultes')],
  [
    52,
    'GET /api/consultes/exports/csv gives consultes_{timestamp}.csv.',
    paths('exports', 'exports.start consultes', 'fetch: fetched'),
    rule('exports', "El nom del fitxer porta la llista i l'instant, sense dos punts"),
    called('GET consultes/exports/csv?ambit=1'),
  ],
  [
    53,
    'GET /api/professionals?{filters} lists professionals.',
    paths('professionalsListRequest', 'request.send one'),
    called('GET professionals?role=admin&page=2'),
  ],
  [
    54,
    'GET /api/professionals/{id} reads one.',
    paths('professionalEdit', 'load: loaded'),
    called('GET professionals/7'),
  ],
  [
    55,
    'PATCH /api/professionals/{id} changes one.',
    paths('professionalEdit', 'save: saved'),
    called('PATCH professionals/7'),
  ],
  [
    56,
    'DELETE /api/professionals/{id} deletes one.',
    removed('start of a professional'),
    called('DELETE professionals/7'),
  ],
  [
    57,
    'POST /api/professionals creates one, and answers nom, cognom and segon_cognom.',
    paths('professionalCreate', 'save: saved'),
    called('POST professionals'),
  ],
];
