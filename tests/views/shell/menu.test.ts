import { describe, expect, test } from 'vitest';
import { GRANTS } from '../../domain/access/grants';
import type { Role } from '../../../src/domain/access/roles';
import { getMenu, type MenuFacts } from '../../../src/views/shell/menu';

const NO_LINKS = { intranet: null, treballEnXarxa: null };

function show(facts: Partial<MenuFacts>) {
  return getMenu({ permissions: [], path: '/', links: NO_LINKS, ...facts });
}

const ENTRIES = [
  'Inici',
  'Professionals',
  'Consultes',
  'Assessories',
  'Calendari',
  'Activitats',
  'Xifres',
  'Centres Educatius',
  'Oficines',
  'Configuració',
];

/** A row in the order of the entries: y open, x disabled, - absent. */
function toRow(facts: Partial<MenuFacts>): string {
  const entries = show(facts)[0] ?? [];
  return ENTRIES.map((label) => {
    const entry = entries.find((one) => one.label === label);
    return !entry ? '-' : entry.disabled ? 'x' : 'y';
  }).join(' ');
}

describe('the menu by permission (spec §2)', () => {
  //                               Ini Pro Con Ass Cal Act Xif Cen Ofi Cfg
  const table: Record<Role, string> = {
    admin: /*                     */ 'y y y y y y y x x y',
    suport_coordinacio: /*        */ 'y y y y y y y x x y',
    informador: /*                */ 'y - y y y - y x x x',
    informador_centre_escolar: /* */ 'y - y y y y y x x x',
    informador_integral: /*       */ 'y y y y y y y x x x',
    assesor_academica: /*         */ 'y - y y y - y x x x',
    assesor_emprenedoria: /*      */ 'y - y y y - y x x x',
    assesor_habitatge: /*         */ 'y - y y y - y x x x',
    assesor_laboral: /*           */ 'y - y y y - y x x x',
    assesor_mobilitat: /*         */ 'y - y y y - y x x x',
  };

  test.each(Object.entries(table))('%s', (role, row) => {
    expect(toRow({ permissions: GRANTS[role as Role] })).toBe(row);
  });

  test('has only the open entries without any permission', () => {
    expect(toRow({ permissions: [] })).toBe('y - - - - - - x x x');
  });

  test('has its entries in the order of the specification', () => {
    expect(show({ permissions: GRANTS.admin }).map((group) => group.map(({ label }) => label))).toEqual([
      ENTRIES,
      ['Intranet', 'Treball en Xarxa'],
    ]);
  });
});

describe('the configuration in the menu', () => {
  const findConfiguracio = (facts: Partial<MenuFacts>) => show(facts)[0]?.at(-1);

  test('has a submenu with the date rules as the only link', () => {
    const entry = findConfiguracio({ permissions: ['read_configuracio_app'] });
    expect(entry?.href).toBe('/configuracio/control');
    expect(entry?.children?.map(({ label, href, disabled }) => [label, href ?? disabled])).toEqual([
      ['Control de dates', '/configuracio/control'],
      ['Àmbits', true],
      ['Temàtiques', true],
      ['Subtemàtiques', true],
      ["Marcs d'acció", true],
      ["Submarcs d'acció", true],
    ]);
  });

  test('states which permission is missing', () => {
    expect(findConfiguracio({})).toEqual({
      id: 'configuracio',
      label: 'Configuració',
      icon: 'gear',
      disabled: true,
      reason: 'Et falta el permís de veure la configuració (read_configuracio_app).',
    });
  });
});

describe('the current entry of the menu', () => {
  test.each([
    ['/', ['Inici']],
    ['/assessories', ['Assessories']],
    ['/assessories/12/realitzar', ['Assessories']],
    ['/assessoriesx', []],
    ['/calendari/cita/nova', ['Calendari']],
    ['/xifres', ['Xifres']],
    ['/configuracio/control', ['Configuració', 'Control de dates']],
  ])('at %s is %j', (path, current) => {
    const entries = show({ permissions: GRANTS.admin, path })
      .flat()
      .flatMap((entry) => [entry, ...(entry.children ?? [])]);
    expect(entries.filter((entry) => entry.current).map(({ label }) => label)).toEqual(current);
  });
});

test('links elsewhere are disabled unless the build names their addresses', () => {
  const links = { intranet: 'https://example.org/intranet', treballEnXarxa: null };
  expect(show({ links })[1]).toEqual([
    {
      id: 'intranet',
      label: 'Intranet',
      icon: 'external',
      external: 'https://example.org/intranet',
    },
    { id: 'treballEnXarxa', label: 'Treball en Xarxa', icon: 'external', disabled: true },
  ]);
});
