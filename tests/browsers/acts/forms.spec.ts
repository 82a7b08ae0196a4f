import { findOpenAssessoria } from '../../paths/browser/seed';
import { test } from '../test';

const LIST = '[role=listbox]';

test('notes a consulta', async ({ hand, enter }) => {
  await enter('informador', '/consultes/nova');
  await hand.press('Presencial', '#canal', 'edge');
  await hand.press('Telèfon', LIST);
  await hand.press('Selecciona un àmbit');
  await hand.press('Lleure', LIST, 'blank');
  await hand.press('Selecciona una temàtica');
  await hand.press('Activitats de lleure', LIST);
  await hand.press('Fet');
  await hand.press('16-19', '#edat');
  await hand.press('Dona', '#genere', 'edge');
  await hand.press('Desa la consulta');
  await hand.see("La consulta s'ha creat correctament.");
});

test('is told what an activity lacks, and completes it', async ({ hand, enter }) => {
  await enter('informador_centre_escolar', '/activitats/nova');
  await hand.press("Desa l'activitat");
  await hand.press('Indica el títol', '[role=alert]');
  await hand.type('Xerrada');
  await hand.press('Indica la data', '[role=alert]');
  await hand.type('25/11/2026');
  await hand.press("Indica l'hora d'inici", '[role=alert]');
  await hand.type('11:30');
  await hand.key('Tab');
  await hand.type('12:30');
  await hand.press("Tria el marc d'acció", '[role=alert]');
  await hand.key('Enter');
  await hand.press('Formació', LIST);
  await hand.press("Tria l'àrea", '[role=alert]');
  await hand.key('Enter');
  await hand.press('Acció als centres educatius', LIST, 'edge');
  await hand.press("Desa l'activitat", 'main', 'edge');
  await hand.see("La activitat s'ha creat correctament.");
});

test('creates a professional', async ({ hand, enter }) => {
  await enter('admin', '/professionals/nou');
  await hand.press('Nom');
  await hand.type('Aina');
  await hand.press('Primer cognom');
  await hand.type('Provada');
  await hand.press('Correu electrònic');
  await hand.type('aina.provada@example.org');
  await hand.press('Selecciona una opció', '#role');
  await hand.press('Administració', LIST);
  await hand.press('Desa les dades');
  await hand.see("s'ha creat correctament.");
});

test('completes an assessoria', async ({ hand, enter }) => {
  await enter('assesor_laboral', `/assessories/${findOpenAssessoria('laboral')}/realitzar`);
  await hand.press('Cita prèvia', 'main', 'edge');
  await hand.press('Assistents');
  await hand.type('2');
  await hand.press('4', 'main [role=radiogroup]');
  await hand.press('Desa la realització');
  await hand.see("L'assessoria s'ha realitzat correctament.");
});

test('is asked before what was typed is lost', async ({ hand, enter }) => {
  await enter('assesor_habitatge', `/assessories/${findOpenAssessoria('habitatge')}/editar`);
  await hand.press('Observacions');
  await hand.type('x');
  await hand.press('Assessories', 'nav');
  await hand.press('Continua editant', '[role=alertdialog]', 'edge');
  await hand.miss('Continua editant');
  await hand.press('Observacions');
  await hand.type('y');
  await hand.press('Desa els canvis');
  await hand.see("L'assessoria s'ha modificat correctament.");
});

test('saves by keys after a press on words', async ({ hand, enter }) => {
  await enter('informador_integral', '/consultes/nova');
  await hand.press('Persona', 'main h2');
  await hand.key('Control+Enter');
  await hand.see("Tria l'àmbit", '[role=alert]');
});

test('changes the rules of the dates', async ({ hand, enter }) => {
  await enter('admin', '/configuracio/control');
  await hand.press('Dies endavant*', 'main');
  await hand.key('Control+a');
  await hand.type('1');
  await hand.press('Desa les regles', 'main', 'blank');
  await hand.see("Les regles de dates s'han modificat correctament.");
});

test('changes the own password', async ({ hand, enter }) => {
  await enter('assesor_mobilitat', '/perfil');
  await hand.press('Contrasenya actual');
  await hand.type('Demo1234!');
  await hand.press('Contrasenya nova');
  await hand.type('Nova5678!');
  await hand.press('Repeteix la contrasenya nova');
  await hand.type('Nova5678!');
  await hand.press('Desa la contrasenya');
  await hand.see('Contrasenya actualitzada correctament');
});
