import { pathToFileURL } from 'node:url';
import { test } from '../test';

const PANEL = '[role=dialog]';

test('begins a lesson, asks for a hint and does the first step', async ({ hand }) => {
  await hand.open('/demo');
  await hand.press('Comença: Anota una consulta amb temàtiques');
  await hand.see('0 de 4');
  await hand.press("Dona'm una pista");
  await hand.press('Nova consulta', 'main');
  await hand.see('1 de 4');
});

test("copies a scenario's link after a wait", async ({ hand, enter }) => {
  await enter('admin');
  await hand.press('Formació');
  await hand.press('Escenari', PANEL);
  await hand.press("Copia'n l'enllaç", PANEL);
  await hand.see("L'enllaç ja és al porta-retalls.");
});

test('is used from a file on a stick', async ({ hand, window }) => {
  await window.goto(pathToFileURL('dist-file/punt-jove.html').href);
  await hand.press('Informació integral', 'main', 'edge');
  await hand.press('Assessories', 'nav');
  await hand.press('Tipus', 'search');
  await hand.press('Laboral', PANEL);
  await hand.key('Escape');
  await hand.see('Tipus: Laboral', 'search');
  await hand.press('Consultes', 'nav', 'edge');
  await hand.press('Nova consulta', 'main');
  await hand.see('Nova consulta', 'h1');
});
