import { describe, expect, test } from 'vitest';
import { PEOPLE, readAlta, type AltaIssue } from '../../../src/domain/pages/alta';
import { hasLines } from '../../../src/domain/pages/lines';
import { labels } from '../../../src/text/options';

const OFICINES = [
  { id: 1, nom: 'Oficina Gràcia', antenas: [{ id: 101, nom: 'Antena Institut Exemple' }] },
  { id: 2, nom: 'Oficina Sant Andreu', antenas: [{ id: 102, nom: 'Antena Escola Mostra' }] },
];
const ADMIN = { permissions: ['create_usuari_app', 'delete_usuari_app'], oficinaId: null };
const SUPORT = { permissions: ['create_usuari_app'], oficinaId: null };
const OF_OFFICE = { permissions: ['create_usuari_oficina'], oficinaId: 1 };

const read = (text: string, viewer = ADMIN as { permissions: string[]; oficinaId: number | null }) =>
  readAlta(text, {
    viewer,
    oficines: OFICINES,
    roles: labels.role,
    emails: ['Ja.Hi.Es@example.org', null],
  });
const readIssues = (text: string, viewer?: Parameters<typeof read>[1]) =>
  read(text, viewer).map(({ line, issues }) => [line, issues]);

describe('a line that is whole', () => {
  const person = {
    nom: 'Aina',
    cognom: 'Provada',
    segon_cognom: 'Mostra',
    email: 'aina@example.org',
    telefon: '',
    role: 'informador',
    oficina_id: 1,
    antena_id: 101,
    actiu: true,
  };

  test.each([
    [
      'with tabs',
      'Aina\tProvada Mostra\taina@example.org\tInformació\tOficina Gràcia\tAntena Institut Exemple',
    ],
    [
      'with semicolons',
      'Aina;Provada Mostra;aina@example.org;Informació;Oficina Gràcia;Antena Institut Exemple',
    ],
    ['by the key of the role', 'Aina;Provada Mostra;aina@example.org;informador;Gràcia;Institut Exemple'],
    [
      'without accents and capitals',
      'Aina;Provada Mostra;aina@example.org;INFORMACIO;gracia;INSTITUT  exemple',
    ],
    [
      'with blanks and empty cells',
      ' Aina ; Provada  Mostra;aina@example.org ;Informació; Gràcia;Institut Exemple; ;',
    ],
  ])('is understood %s', (_, source) => {
    expect(read(source)).toEqual([
      {
        line: 1,
        source,
        draft: person,
        oficina: 'Oficina Gràcia',
        antena: 'Antena Institut Exemple',
        issues: [],
      },
    ]);
  });

  test.each([
    ['Provada', ['Provada', '']],
    ['Provada Mostra', ['Provada', 'Mostra']],
    ['de la Prova', ['de la Prova', '']],
    ['Prova de la Mostra', ['Prova de la Mostra', '']],
  ])('of the surnames %j has %j', (cognoms, surnames) => {
    const [row] = read(`Aina;${cognoms};aina@example.org;Informació;Gràcia`);
    expect([row?.draft.cognom, row?.draft.segon_cognom, row?.issues]).toEqual([...surnames, []]);
  });

  test('may be of the central level, without an office', () => {
    expect(readIssues('Aina;Provada;aina@example.org;Administració')).toEqual([[1, []]]);
  });
});

describe('a text', () => {
  test('keeps the numbers of its lines; empty lines and headings are skipped', () => {
    const text = [
      'Nom;Cognoms;Correu;Rol;Oficina;Antena',
      'Aina;Provada;a@example.org;Informació;Gràcia',
      '',
      ';;;',
      'NOM\tcognoms',
      'Nom;Provat;n@example.org;Informació;Gràcia',
    ].join('\r\n');
    expect(readIssues(text)).toEqual([
      [2, []],
      [6, []],
    ]);
  });

  test.each(['', '\n\n', 'Nom;Cognoms'])('%j has no people', (text) => {
    expect([read(text), hasLines(text, PEOPLE), hasLines(`${text}\nAina`, PEOPLE)]).toEqual([
      [],
      false,
      true,
    ]);
  });
});

describe('a faulty line', () => {
  const required = (field: string): AltaIssue => ({ field, code: 'required' });

  test.each<[string, AltaIssue[]]>([
    ['Aina', [required('cognom'), required('email'), required('role')]],
    ['Aina;Provada;a@example.org', [required('role')]],
    ['Aina;Provada;a@example.org;Informació', [required('oficina_id')]],
    [';Provada;a@example.org;Informació;Gràcia', [required('nom')]],
    ['Aina;Provada;a@example;Informació;Gràcia', [{ field: 'email', code: 'email' }]],
    [`${'a'.repeat(201)};Provada;a@example.org;Informació;Gràcia`, [{ field: 'nom', code: 'tooLong' }]],
    ['Aina;Provada;a@example.org;Mag;Gràcia', [{ field: 'role', code: 'unknown', said: 'Mag' }]],
    [
      'Aina;Provada;a@example.org;Informació;Lluna',
      [{ field: 'oficina_id', code: 'unknown', said: 'Lluna' }],
    ],
    [
      'Aina;Provada;a@example.org;Informació;Gràcia;Escola Mostra',
      [{ field: 'antena_id', code: 'unknown', said: 'Escola Mostra' }],
    ],
    ['Aina;Provada;a@example.org;Informació;;Institut Exemple', [required('oficina_id')]],
    ['Aina;Provada;a@example.org;admin;Gràcia', [{ field: 'oficina_id', code: 'central' }]],
    ['Aina;Provada;a@example.org;admin;;Institut Exemple', [{ field: 'antena_id', code: 'central' }]],
    ['Aina;Provada;ja.hi.es@EXAMPLE.org;Informació;Gràcia', [{ field: 'email', code: 'exists' }]],
    ['Aina;Provada;a@example.org;Informació;Gràcia;;600000001', [{ field: 'line', code: 'columns' }]],
  ])('%s has its issues', (line, issues) => {
    expect(readIssues(line)).toEqual([[1, issues]]);
  });

  test('names the other lines that have the same e-mail address', () => {
    const text = ['A@example.org', 'b@example.org', 'Aina <a@example.org>', 'a@example.org ', '']
      .map((email) => `Aina;Provada;${email};Informació;Gràcia`)
      .join('\n');
    const repeated = (...lines: number[]): AltaIssue => ({ field: 'email', code: 'repeated', lines });
    expect(readIssues(text)).toEqual([
      [1, [repeated(3, 4)]],
      [2, []],
      [3, [repeated(1, 4)]],
      [4, [repeated(1, 3)]],
      [5, [required('email')]],
    ]);
  });

  test('asks for a role or an office that this person may not give', () => {
    expect(readIssues('Aina;Provada;a@example.org;admin', SUPORT)).toEqual([
      [1, [{ field: 'role', code: 'forbidden' }]],
    ]);
    expect(readIssues('Aina;Provada;a@example.org;Informació;Sant Andreu', OF_OFFICE)).toEqual([
      [1, [{ field: 'oficina_id', code: 'forbidden' }]],
    ]);
    expect(readIssues('Aina;Provada;a@example.org;Informació;Gràcia', OF_OFFICE)).toEqual([[1, []]]);
  });
});
