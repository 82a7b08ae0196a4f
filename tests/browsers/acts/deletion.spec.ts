import { test } from '../test';

const ASK = '[role=alertdialog]';
const ACTIONS = 'Accions: *';

test('is asked before a deletion, and undoes one', async ({ hand, enter }) => {
  await enter('informador_integral', '/consultes');
  await hand.press(ACTIONS, 'tbody');
  await hand.press('Elimina', '[role=menu]', 'edge');
  await hand.press('Cancel*', ASK);
  await hand.miss('Estàs segur/a');
  await hand.press(ACTIONS, 'tbody');
  await hand.press('Elimina', '[role=menu]');
  await hand.press('Eliminar', ASK, 'edge');
  await hand.press('Desfés');
  await hand.see("S'ha desfet");
});

test('a deletion that waits is sent when the page is left', async ({ hand, enter, window }) => {
  await enter('admin', '/activitats');
  await hand.see(' activitats', 'main');
  const count = () => window.run(() => /(\d+) activitats/.exec(document.body.innerText)?.[1]);
  const before = Number(await count());
  await hand.press(ACTIONS, 'tbody');
  await hand.press('Elimina', '[role=menu]');
  await hand.press('Eliminar', ASK);
  await hand.see('Desfés');
  await hand.open('/activitats');
  await hand.see(`${before - 1} activitats`, 'main');
});
