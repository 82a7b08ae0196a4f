import { test } from '../test';

test('opens a page by the palette', async ({ hand, enter }) => {
  await enter('informador');
  await hand.see('Bon dia', 'h1');
  await hand.key('Control+k');
  await hand.type('calend');
  await hand.see('Calendari', '[role=dialog]');
  await hand.key('Enter');
  await hand.arrive(/^\/calendari/);
});

test('opens the own page by the blank space of a menu entry', async ({ hand, enter }) => {
  await enter('assesor_emprenedoria');
  await hand.press('Compte: *');
  await hand.press('El meu perfil', '[role=menu]', 'blank');
  await hand.see('El meu perfil', 'h1');
});

test('goes from page to page by the menu at the side', async ({ hand, enter }) => {
  await enter('informador_centre_escolar');
  for (const page of ['Consultes', 'Activitats', 'Calendari', 'Inici']) {
    await hand.press(page, 'nav', page === 'Activitats' ? 'edge' : 'words');
    await hand.see(page === 'Inici' ? 'Bon dia' : page, 'h1');
  }
});

test('reads the figures of the service', async ({ hand, enter }) => {
  await enter('suport_coordinacio', '/xifres');
  await hand.see('Consultes per canal');
  await hand.see('Comptat el');
});
