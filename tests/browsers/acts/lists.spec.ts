import { test } from '../test';

const PANEL = '[role=dialog]';

test('filters assessories by words and edges of options', async ({ hand, enter }) => {
  await enter('informador_integral', '/assessories');
  await hand.press('Tipus', 'search');
  await hand.press('Laboral', PANEL);
  await hand.arrive(/\?tipus=laboral$/);
  await hand.press('Emprenedoria', PANEL, 'edge');
  await hand.arrive(/\?tipus=emprenedoria$/);
  await hand.press('Habitatge', PANEL, 'blank');
  await hand.arrive(/\?tipus=habitatge$/);
  await hand.press('Fet', PANEL);
  await hand.miss('Mobilitat internacional', PANEL);
});

test('opens a professional of a filtered list by the edge of the name', async ({ hand, enter }) => {
  await enter('admin', '/professionals');
  await hand.press('Rol', 'search');
  await hand.press('Informació integral', PANEL);
  await hand.press('Fet', PANEL, 'edge');
  await hand.press('*', 'tbody a', 'edge');
  await hand.see('Edita', 'h1');
});

test('hides a column by the words of its box', async ({ hand, enter }) => {
  await enter('suport_coordinacio', '/consultes');
  await hand.see('Oficina', 'thead');
  await hand.press('Columnes');
  await hand.press('Oficina', PANEL);
  await hand.miss('Oficina', 'thead');
  await hand.key('Escape');
  await hand.see('Canal', 'thead');
});

test('chooses dates in a calendar whose months are turned', async ({ hand, enter }) => {
  await enter('assesor_laboral', '/assessories');
  await hand.press('Dates', 'search');
  await hand.press('Tria la data', PANEL);
  await hand.press('Mes anterior');
  await hand.press('Mes següent');
  await hand.press('16', 'td');
  await hand.press('Fet', PANEL);
  await hand.arrive(/data_inici=2026-11-16/);
});

test('searches, orders and turns pages, and goes back', async ({ hand, enter, window }) => {
  await enter('informador_integral', '/consultes');
  // Columns have their width with the names of the àmbits and the themes.
  await hand.see('Habitatge', 'tbody');
  await hand.see('Contracte de lloguer', 'tbody');
  await hand.press('Canal', 'thead');
  await hand.arrive(/sort=canal$/);
  await hand.press('Pàgina següent');
  await hand.arrive(/page=2/);
  await window.run(() => history.back());
  await hand.arrive(/sort=canal$/);
  await hand.press('Cerca *', 'main', 'blank');
  await hand.type('zzz');
  await hand.see('Cap consulta');
});

test('keeps a view of a list and comes back to it', async ({ hand, enter }) => {
  await enter('admin', '/activitats?marc=4');
  await hand.press('Vistes');
  await hand.press('Nom de la vista');
  await hand.type('Formació');
  await hand.press('Desa la vista');
  await hand.see('Formació', PANEL);
});
