import type { Hand } from '../hand';
import { test } from '../test';

async function signIn(hand: Hand, who: string, password: string): Promise<void> {
  await hand.open('/login');
  // The demo's bar comes later, and moves the page down.
  await hand.see('Reinicia');
  await hand.press('Correu electrònic');
  await hand.type(`${who}@example.org`);
  await hand.press('Contrasenya');
  await hand.type(password);
  await hand.press('INICIAR SESSIÓ', 'main', 'edge');
}

test('signs in by the words of labels and the edge of the button', async ({ hand }) => {
  await signIn(hand, 'informador', 'Demo1234!');
  await hand.see('Bon', 'h1');
});

test('reads that a password is wrong, and signs in with the right one', async ({ hand }) => {
  await signIn(hand, 'assesor_mobilitat', 'Demo1234?');
  await hand.see('La contrasenya no és correcta.');
  await hand.press('Mostra la contrasenya');
  await hand.press('Contrasenya');
  await hand.hold('Demo1234?');
  await hand.key('Control+a');
  await hand.type('Demo1234!');
  await hand.key('Enter');
  await hand.see('Bon', 'h1');
});

test('changes the password that has to be changed first', async ({ hand }) => {
  await signIn(hand, 'canvi', 'Demo1234!');
  await hand.see('contrasenya', 'h1');
  await hand.press('Contrasenya nova');
  await hand.type('Nova5678!');
  await hand.press('Repeteix la contrasenya nova');
  await hand.type('Nova5678!');
  await hand.press('Desa la contrasenya', 'main', 'edge');
  await hand.see('Bon', 'h1');
});

test('signs out by the menu of the account', async ({ hand, enter }) => {
  await enter('assesor_academica');
  await hand.press('Compte: *');
  await hand.press('Tanca la sessió', '[role=menu]', 'edge');
  await hand.see('Inici de sessió', 'h1');
});
