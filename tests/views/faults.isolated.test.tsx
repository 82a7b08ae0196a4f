import { describe, expect, test, vi } from 'vitest';
import type { Fault } from '../../mock-server/http/injection';
import { downloadCsv } from '../../src/app/browser/download';
import { submit, type } from './forms/fill';
import { confirmDeletion, findControl, openProduct, press, readAll } from './support/openProduct';

vi.mock('../../src/app/browser/download');
const PAGE = 'El servei ha respost amb una pàgina en lloc de dades: potser està en manteniment';

const WHYS: readonly [Fault, string][] = [
  [
    { kind: 'status', status: 404, body: { message: 'Not Found' } },
    "Error HTTP 404 - No s'ha trobat el que es demanava: potser algú ho ha eliminat",
  ],
  [
    { kind: 'status', status: 429, body: { message: 'Too Many Attempts.' } },
    "Error HTTP 429 - S'han fet massa peticions seguides",
  ],
  [
    { kind: 'status', status: 503, body: { message: 'Service Unavailable' } },
    'Error HTTP 503 - El servei està en manteniment',
  ],
  [{ kind: 'malformed' }, "No s'entén la resposta del servei"],
  [{ kind: 'network' }, 'El servei no ha respost: comprova la connexió'],
  [{ kind: 'page' }, PAGE],
];

test.each(WHYS)('a list that fails to load shows the reason: %j', async (fault, why) => {
  await openProduct('admin', '/consultes', {
    fault: { ...fault, match: { path: '/consultes$' } },
  });
  expect(readAll('.state-panel h2, .state-panel p')).toEqual([
    'Error llistant les consultes',
    `${why}. Els filtres es conserven.`,
  ]);
});

describe('an HTML page instead of data', () => {
  test('deletes nothing', async () => {
    await openProduct('admin', '/consultes', {
      fault: { kind: 'page', match: { method: 'DELETE' } },
    });
    await press(document.querySelector<HTMLElement>('[aria-label^="Accions:"]') as HTMLElement);
    await press(findControl('Elimina', '[role=menuitem]'));
    await confirmDeletion();
    expect(readAll('.notice-error strong')).toEqual(['No es pot esborrar la consulta.']);
    expect(readAll('.notice-success')).toEqual([]);
  });

  test('is not saved as a file', async () => {
    await openProduct('admin', '/consultes', {
      fault: { kind: 'page', match: { path: '/exports/csv$' } },
    });
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent.startsWith('Exporta CSV'),
    );
    await press(button as HTMLElement);
    expect(downloadCsv).not.toHaveBeenCalled();
    expect(readAll('.notice-error li')).toEqual([PAGE]);
  });

  test('changes no password, and the typed values are kept', async () => {
    await openProduct('admin', '/perfil', { fault: { kind: 'page', match: { method: 'PATCH' } } });
    for (const field of ['current_password', 'password', 'password_confirmation']) type(field, 'Nova5678?');
    await submit();
    expect(readAll('.notice-success')).toEqual([]);
    expect(readAll('.notice-error strong')).toEqual(['Error al actualizar contraseña']);
    expect((document.getElementById('password') as HTMLInputElement).value).toBe('Nova5678?');
  });
});

test('the third consecutive 419 leads to the sign-in', async () => {
  await openProduct('admin', '/consultes', { fault: { kind: 'status', status: 419 } });
  expect(location.pathname).toBe('/login');
  expect(readAll('.form-hint strong')).toEqual(['La sessió ha acabat.']);
});
