import { expect, test } from 'vitest';
import type { Keyed, Message, NoticeKey } from '../../src/domain/pages/notice';
import { assessoriaDetail, assessories, completion } from '../../src/text/assessories';
import { deletion } from '../../src/text/deletion';
import { bar } from '../../src/demo/text/bar';
import { getNoticeText } from '../../src/text/notices';
import { closedTitles, menu, shell } from '../../src/text/shell';
import { signIn } from '../../src/text/signIn';
import { choices } from '../../src/text/choices';
import { getRootError } from '../../src/text/titles';
import { ui } from '../../src/text/ui/components';
import { getIssueText, issueTexts } from '../../src/text/validation';

const NOTICES: Record<NoticeKey, string> = {
  'bulk.done': "S'han eliminat 2 de 5 consultes. La resta no ha canviat.",
  'status.400': 'Petició incorrecta, contacteu amb suport',
  'status.401': 'Dades de sessió incorrectes, inicieu sessió de nou',
  'status.403': 'No tens permisos per realitzar aquesta operació',
  'status.422': 'Algunes de les dades introduïdes no són correctes. Reviseu-los i torneu-ho a provar',
  'status.500': "S'ha produït un error validant la petició",
  'error.http': 'Error HTTP 418 - Teapot',
  'error.unexpected': "S'ha produït un error inesperat",
  'error.unsure':
    "S'ha deixat d'esperar la resposta. No sabem si s'ha arribat a fer: comprova-ho abans de tornar-ho a provar",
  'failure.malformed': "No s'entén la resposta del servei",
  'failure.network': 'El servei no ha respost: comprova la connexió',
  'failure.offline': 'No hi ha connexió a internet',
  'failure.stopped': "S'ha deixat d'esperar la resposta",
  'failure.timeout': 'El servei ha trigat massa a respondre',
  'failure.page': 'El servei ha respost amb una pàgina en lloc de dades: potser està en manteniment',

  'activitat.deleted': "L'activitat s'ha esborrat correctament.",
  'activitat.deleteRefused': "No es pot esborrar l'activitat.",
  'activitat.deleteFailed': "Error esborrant l'activitat",
  'activitat.loadFailed': "No hem pogut carregar l'activitat",
  'activitats.listFailed': 'Error llistant les activitats',
  'activitat.edited': "La activitat s'ha modificat correctament.",
  'activitat.editFailed': 'Error modificant la activitat',
  'activitat.created': "La activitat s'ha creat correctament.",
  'activitat.createFailed': 'Error creant la activitat',
  'activitat.exists':
    'Ja hi ha una activitat amb aquest títol al mateix lloc, el mateix dia i a la mateixa hora',

  'assessoria.deleted': "L'assessoria s'ha esborrat correctament.",
  'assessoria.deleteRefused': "No es pot esborrar l'assessoria.",
  'assessoria.deleteFailed': "Error esborrant l'assessoria",
  'assessoria.loadFailed': "No hem pogut carregar l'assessoria",
  'assessories.listFailed': 'Error llistant les assessories',
  'assessoria.created': "L'assessoria s'ha creat correctament.",
  'assessoria.createFailed': "Error creant l'assessoria",
  'assessoria.edited': "L'assessoria s'ha modificat correctament.",
  'assessoria.editFailed': "Error modificant l'assessoria",
  'assessoria.notAttended': 'El usuari no ha assistit a la assessoria',
  'assessoria.completed': "L'assessoria s'ha realitzat correctament.",
  'assessoria.completeFailed': "Error realitzant l'assessoria",

  'professional.deleted': "El/La professional s'ha esborrat correctament.",
  'professional.deleteRefused': 'No es pot esborrar el/la professional/a.',
  'professional.created': "El/La professional Aina Fictícia s'ha creat correctament.",
  'professional.createFailed': 'Error creant el/la professional',
  'professional.edited': "El professional s'ha modificat correctament.",
  'professional.editFailed': 'Error al modificar el/la professional',
  'professional.loadFailed': 'No hemos podido cargar el/la usuario/a',
  'professionals.listFailed': 'Error llistant els professionals',

  'ambits.listFailed': 'Error llistant els ambits',
  'tematiques.listFailed': 'Error llistant els tematiques',
  'arees.listFailed': 'Error llistant les àrees',
  'centres.listFailed': 'Error llistant els centres educatius',
  'disponibilitats.listFailed': 'Error llistant les disponibilitats',
  'cites.listFailed': 'Error llistant les cites',
  'marcs.listFailed': 'Error llistant els marcs',
  'sectors.listFailed': 'Error llistant els sectors professionals',
  'paisos.listFailed': 'Error llistant els països',
  'academiques.listFailed': 'Error llistant acadèmiques',
  'oficines.listFailed': 'Error llistant les oficines',

  'cita.deleted': "La cita s'ha esborrat correctament.",
  'cita.deleteRefused': 'No es pot esborrar la cita.',
  'cita.created': 'La cita ha estat creada',
  'cita.createFailed': 'Error creant la cita',
  'cita.moved': "La cita ha canviat d'hora",
  'cita.moveAlone':
    "No es pot passar des d'aquí: li falten dades, o ha canviat. Prem «Canvia l'hora» per fer-ho a part.",
  'cita.moveFailed': "Error canviant l'hora de la cita",
  'cita.notRemoved': "La cita d'abans encara hi és.",
  'cita.maybeRemoved': "Potser la cita d'abans encara hi és.",
  'clock.wrong': "El rellotge d'aquest ordinador no va a l'hora. S'utilitza la del servei: 20/11/2026 10:20.",

  'consulta.loadFailed': 'No hem pogut carregar la consulta',
  'consulta.deleted': "La consulta s'ha esborrat correctament.",
  'consulta.deleteRefused': 'No es pot esborrar la consulta.',
  'consulta.created': "La consulta s'ha creat correctament.",
  'consulta.createFailed': 'Error creant la consulta',
  'consulta.edited': "La consulta s'ha modificat correctament.",
  'consulta.editFailed': 'Error modificant la consulta',
  'consultes.listFailed': 'Error llistant les consultes',

  'dataRules.edited': "Les regles de dates s'han modificat correctament.",
  'dataRules.editFailed': 'Error modificant les regles de dates',
  'dataRules.loadFailed': 'No hem pogut carregar les regles de dates',
  'export.failed': 'No hem pogut descargar el document',
  'password.changed': 'Contrasenya actualitzada correctament',
  'password.changeFailed': 'Error al actualizar contraseña',
  'password.reset': 'Se ha modificado la contraseña.',
  'password.resetFailed': 'El/La usuario/a no existe.',
  'password.sent': "S'ha enviat un email amb les instruccions.",
  'password.sendFailed': 'El email no existe',
  'access.refused':
    'No tens permís per obrir aquesta pàgina. Et falta el permís de veure consultes (read_consulta).',
  'daySheet.empty': 'No hi ha cap cita per imprimir',
  'removal.dropped': 'La sessió ha acabat abans: torna-ho a fer quan hagis entrat',
  'removal.undone': "S'ha desfet",
  'session.notStored':
    'Aquest navegador no deixa desar la sessió: caldrà tornar a entrar en recarregar la pàgina o en obrir-ne una altra.',
  'record.merged': 'També hi ha el que una altra persona hi ha canviat mentrestant (2 camps).',
  'report.failed': "No hem pogut preparar l'informe",
  'answer.refused': 'Hi ha 2 registres que no es poden mostrar: el servei no els envia sencers.',
  'asset.failed': 'Error carregant un recurs (script): /assets/a.js',
};

const PARAMS: Partial<Record<NoticeKey, Readonly<Record<string, string | number>>>> = {
  'clock.wrong': { now: Date.parse('2026-11-20T10:20:00+01:00') },
  'access.refused': { permission: 'read_consulta' },
  'answer.refused': { count: 2 },
  'record.merged': { kept: 2 },
  'bulk.done': { act: 'delete', noun: 'consulta', done: 2, all: 5 },
  'error.http': { status: 418, text: 'Teapot' },
  'error.unsure': { kind: 'stopped' },
  'professional.created': { name: 'Aina Fictícia' },
  'asset.failed': { type: 'script', address: '/assets/a.js' },
};

const SPANISH: readonly NoticeKey[] = [
  'professional.editFailed',
  'professional.loadFailed',
  'password.changeFailed',
  'password.reset',
  'password.resetFailed',
  'password.sendFailed',
];

test.each(Object.entries(NOTICES) as [NoticeKey, string][])('the notice %s', (key, text) => {
  const lang = SPANISH.includes(key) ? { lang: 'es' } : {};
  expect(getNoticeText({ key, params: PARAMS[key] ?? {} })).toEqual({ text, lines: [], ...lang });
});

test.each<[string, Message, ReturnType<typeof getNoticeText>]>([
  [
    'a fixed text with the detail of the server',
    { key: 'status.403', detail: 'Fora del teu abast.' },
    { text: 'No tens permisos per realitzar aquesta operació', lines: ['Fora del teu abast.'] },
  ],
  [
    "a server's own words",
    { text: 'Aquesta hora ja no és lliure.' },
    { text: 'Aquesta hora ja no és lliure.', lines: [] },
  ],
  ['a rich message', { title: 'Títol', lines: ['Una', 'Dues'] }, { text: 'Títol', lines: ['Una', 'Dues'] }],
])('a notice shows %s', (_, message, shown) => {
  expect(getNoticeText(message)).toEqual(shown);
});

test.each<
  [keyof typeof issueTexts, string, Parameters<typeof getIssueText>[2], ReturnType<typeof getIssueText>]
>([
  ['signIn', 'email', 'required', { text: 'Indica tu e-mail', lang: 'es' }],
  ['signIn', 'email', 'email', { text: 'Introduce un e-mail válido', lang: 'es' }],
  ['signIn', 'password', 'required', { text: 'Introduce tu contraseña', lang: 'es' }],
  ['realitzacio', 'inscripcio', 'required', { text: "Indica com s'ha inscrit" }],
  ['realitzacio', 'assistents', 'required', { text: "Indica el nombre d'assistents" }],
  ['realitzacio', 'valoracio', 'required', { text: "Valora l'assesssoria" }],
  ['realitzacio', 'tematica_id', 'required', { text: 'Indica almenys una temàtica' }],
  ['realitzacio', 'subtematica_id', 'required', { text: 'Indica almenys una subtemàtica' }],
  ['realitzacio', 'realitzada', 'required', { text: "Indica on s'ha realitzat" }],
])("section 5's text of %s, %s, %s", (form, field, code, words) => {
  expect(getIssueText(issueTexts[form], field, code)).toEqual(words);
});

test('the fixed labels and titles of the screens (spec §1, §2)', () => {
  expect([signIn.title, signIn.submit, ui.staging, ui.closeMenuEs, ui.openMenuEs]).toEqual([
    'Inici de sessió',
    'INICIAR SESSIÓ',
    'Entorn de proves',
    'Cerrar menú',
    'Abrir menú',
  ]);
  expect([shell.notFound, getRootError('x')]).toEqual([
    { text: 'Oops! You seem to be lost.', lang: 'en' },
    'Error: x',
  ]);
  expect(ui.requiredNote).toBe('Els camps marcats amb asterisc (*) són obligatoris:');
  expect([assessoriaDetail.realitzadaSection, completion.assessoriaSection]).toEqual([
    'Dades realitzada',
    'Assessoria',
  ]);
  expect(assessories.title).toBe('Assessories');
  expect(bar.notice).toBe('Demostració: no hi escriguis dades reals');
});

test('the entries of the menu that have no screen (spec §2)', () => {
  expect([...Object.values(closedTitles), ...Object.values(menu)]).toEqual([
    'Centres Educatius',
    'Oficines',
    'Configuració',
    'Àmbits',
    'Temàtiques',
    'Subtemàtiques',
    "Marcs d'acció",
    "Submarcs d'acció",
    'Intranet',
    'Treball en Xarxa',
  ]);
});

test('the deletion dialog and the placeholders of themes (spec §4)', () => {
  expect(deletion.question('assessoria')).toBe(
    'Estàs segur/a que vols eliminar aquesta assessoria? No es pot desfer.',
  );
  expect(deletion.question('activitat')).toBe(
    'Estàs segur/a que vols eliminar aquesta activitat? No es pot desfer.',
  );
  expect(deletion.question('cita')).toBe('Estàs segur/a que vols eliminar aquesta cita? No es pot desfer.');
  expect([ui.cancel, ui.confirmDelete, ui.noOptions]).toEqual(['Cancel·lar', 'Eliminar', 'No hi ha opcions']);
  expect([choices['tematica_id'], choices['subtematica_id']]).toEqual([
    {
      loading: 'Carregant temàtiques...',
      placeholder: 'Selecciona una temàtica',
      emptyText: 'No hi ha temàtiques disponibles',
    },
    { placeholder: 'Selecciona una subtemàtica', emptyText: 'No hi ha subtemàtiques disponibles' },
  ]);
});

test.each([
  [{ status: 418, text: '' }, 'Error HTTP 418'],
  [
    { status: 404, text: 'Not Found' },
    "Error HTTP 404 - No s'ha trobat el que es demanava: potser algú ho ha eliminat",
  ],
  [{ status: 522, text: 'unknown' }, 'Error HTTP 522 - El servei no respon'],
  [{ status: 503, text: '' }, 'Error HTTP 503 - El servei està en manteniment'],
  [
    { status: 503, text: 'Service Unavailable', wait: 90 },
    "Error HTTP 503 - El servei està en manteniment. Torna-ho a provar d'aquí a 2 minuts",
  ],
  [
    { status: 429, text: '', wait: 9_999_999 },
    "Error HTTP 429 - S'han fet massa peticions seguides. Torna-ho a provar més tard",
  ],
  [
    { status: 429, text: 'Too Many Requests', wait: 1 },
    "Error HTTP 429 - S'han fet massa peticions seguides. Torna-ho a provar d'aquí a 1 segon",
  ],
])('a status %j is said in our own words', (params, text) => {
  expect(getNoticeText({ key: 'error.http', params })).toEqual({ text, lines: [] });
});

test('what cannot be done says why below', () => {
  const because = (reason: Keyed) => getNoticeText({ key: 'cita.deleteRefused', reason });
  expect(because({ key: 'status.500' })).toEqual({
    text: 'No es pot esborrar la cita.',
    lines: ["S'ha produït un error validant la petició"],
  });
  expect(getNoticeText({ key: 'error.unexpected', reason: { key: 'failure.network' } })).toEqual({
    text: "S'ha produït un error inesperat",
    lines: ['El servei no ha respost: comprova la connexió'],
  });
});
