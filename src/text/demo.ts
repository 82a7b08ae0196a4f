import { NOUNS, type Noun, type NounList } from '../domain/noun';
import { nouns } from './nouns';
import { capitalize, count } from './ui/words';

/** The bar of the demo; a production build has none of it. */
export const demo = {
  notice: 'Demostració: no hi escriguis dades reals',
  about: "Dades inventades: res no surt d'aquest navegador.",
  role: (name: string) => `Rol: ${name}`,
  switchRole: 'Entra com a…',
  switching: 'Canviant de rol…',
  roles: 'Tria amb quin rol entres',
  password: (password: string) => `Contrasenya de tothom: ${password}`,
  canvi: 'Ha de canviar la contrasenya',
  inactiu: 'Compte inactiu, que no pot entrar',
  antena: "Informació en centres escolars, d'una antena",
  mailedLink: "Obre l'enllaç del correu",
  reset: 'Reinicia',
  resetTitle: 'Reinicia la demostració',
  resetQuestion: 'Es perdran els canvis que has fet i tornaran les dades del primer dia.',
  resetDone: 'La demostració torna a tenir les dades del primer dia.',
  door: 'Porta',
  doorNote: '(tria qui ets, un escenari o una lliçó)',
  panel: 'Formació',
  panelKey: 'Ctrl + .',
  wasOlder:
    "La demostració desada en aquest navegador era d'una versió anterior i no s'ha pogut conservar: comença de nou.",
} as const;

/** The trainers' panel. */
export const panel = {
  title: 'Panell de formació',
  close: 'Tanca el panell',
  sections: 'Secció',
  faults: 'Errors',
  time: 'Rellotge',
  history: 'Historial',
  calls: 'Crides',
  scenario: 'Escenari',

  fault: {
    about: 'Tria una crida i què li ha de passar. Serveix per ensenyar què es veu quan alguna cosa falla.',
    call: 'Crida',
    every: 'Qualsevol crida',
    kind: 'Què passa',
    kinds: {
      '400': '400 · petició incorrecta',
      '401': '401 · la sessió ja no val',
      '403': '403 · no hi té permís',
      '404': '404 · no existeix',
      '419': '419 · la pàgina ha caducat',
      '422': '422 · alguna dada no és correcta',
      '429': '429 · massa peticions',
      '500': '500 · error del servidor',
      '503': '503 · en manteniment',
      network: 'No hi ha resposta',
      malformed: 'Una resposta que no es pot llegir',
      page: 'Una pàgina en lloc de dades',
      slow: 'Triga deu segons',
    },
    message: 'Missatge del servidor',
    messageHelp: "Buit: el servidor no diu res, i es veu el text propi de l'aplicació.",
    once: 'Una vegada',
    always: 'Fins que es tregui',
    times: 'Quantes vegades',
    add: "Provoca l'error",
    inForce: 'Errors en marxa',
    none: 'No hi ha cap error en marxa.',
    left: (times: number | undefined) => (times === undefined ? 'fins que es tregui' : 'la pròxima vegada'),
    remove: (what: string) => `Treu: ${what}`,
    removeShort: 'Treu',
    removeAll: 'Treu-los tots',
  },
  clock: {
    now: (day: string, time: string) => `A la demostració és ${day}, ${time}`,
    stands: 'El rellotge està aturat.',
    real: "És l'hora de debò.",
    shifted: 'El rellotge va per lliure.',
    day: 'Dia',
    time: 'Hora',
    set: 'Posa aquesta hora',
    stop: 'Atura el rellotge',
    run: 'Posa el rellotge en marxa',
    nextDay: 'Passa un dia',
    back: "Torna a l'hora de debò",
    latency: 'Espera de cada crida',
    latencies: { 0: 'Cap', 150: '0,15 s', 1000: '1 s', 3000: '3 s' },
    offline: 'Sense línia: cap crida no arriba',
    wrong: 'Escriu un dia i una hora.',
  },
  past: {
    about: "El que el servidor ha acceptat. Torna a qualsevol punt i continua des d'allà.",
    start: 'Inici, amb les dades del primer dia',
    by: (who: string | null, time: string) => `${who ?? 'Algú que ja no hi és'} · ${time}`,
    goTo: 'Torna aquí',
    goToLabel: (what: string) => `Torna aquí: ${what}`,
    here: 'Ets aquí',
    ahead: 'desfet',
    name: 'Nom del punt',
    mark: 'Marca aquest punt',
    marks: 'Punts marcats',
    unnamed: "Abans de continuar des d'un altre punt",
    writes: (n: number) => count(n, 'canvi', 'canvis'),
    forget: (name: string) => `Oblida el punt ${name}`,
    moved: "Les dades són ara les d'aquest punt.",
    events: 'Esdeveniments del client',
    eventsAbout: 'Els darrers del registre, sense noms ni textos.',
    reset: 'Torna a les dades del primer dia',
    resetNote: 'Continues sent qui ets.',
  },
  made: {
    about: "Les crides que ha fet aquesta pestanya: el navegador no les ensenya, perquè no surten d'aquí.",
    none: "Encara no s'ha fet cap crida.",
    noAnswer: 'sense resposta',
    took: (ms: number) => `${ms} ms`,
    sent: 'Enviat',
    answered: 'Resposta',
    nothing: 'res',
  },
  file: {
    current: (title: string) => `Escenari: ${title}`,
    plain: 'Escenari: la demostració de cada dia',
    door: 'Escenaris i lliçons…',
    name: "Nom de l'escenari",
    about:
      "Desa les dades, l'hora, qui ets, on ets i els errors en marxa tal com estan ara, per obrir-los en un altre ordinador.",
    save: 'Desa-ho en un fitxer',
    link: "Copia'n l'enllaç",
    copied: "L'enllaç ja és al porta-retalls.",
    notCopied: "No s'ha pogut copiar: desa-ho en un fitxer.",
    long: 'És massa llarg per a un enllaç: desa-ho en un fitxer.',
    unnamed: 'Escenari sense nom',
    lesson: 'Una lliçó teva',
    lessonAbout:
      'Enregistra el que fas i posa nom als passos. La lliçó comença tal com està tot en el moment de començar a enregistrar.',
    record: 'Enregistra una lliçó',
    recording: (n: number) => `S'està enregistrant: ${count(n, 'pas possible', 'passos possibles')}.`,
    nothing: 'Fes a la pàgina el que ha de fer qui aprèn, i torna aquí.',
    lessonName: 'Nom de la lliçó',
    step: (n: number) => `Pas ${n}`,
    stepHelp: 'Buit: no serà cap pas.',
    saveLesson: 'Desa la lliçó en un fitxer',
    play: 'Reprodueix-ho',
    moves: (n: number) => `${count(n, 'acció', 'accions')} per reproduir.`,
    stop: 'Deixa-ho estar',
    unnamedLesson: 'Lliçó sense nom',
  },
} as const;

/** What was done to something that one points at with 'aquest', and with 'aquesta'. */
const DONE = {
  POST: ['creat', 'creada'],
  PATCH: ['modificat', 'modificada'],
  DELETE: ['esborrat', 'esborrada'],
} as const;

type RecordCall = `${keyof typeof DONE} /${NounList}${'' | '/:id'}`;

/** 'Activitat modificada': each noun's calls, in its word and gender. */
function describeRecords(noun: Noun): [string, string][] {
  const [pointing = '', word = ''] = nouns[noun].one.split(' ');
  return Object.entries(DONE).flatMap(([method, [masculine, feminine]]) => {
    const done = `${capitalize(word)} ${pointing === 'aquesta' ? feminine : masculine}`;
    return ['', '/:id'].map((id): [string, string] => [`${method} /${NOUNS[noun].list}${id}`, done]);
  });
}

/** Those of records, and what is said otherwise. */
const WRITES = {
  ...(Object.fromEntries((Object.keys(NOUNS) as Noun[]).flatMap(describeRecords)) as Record<
    RecordCall,
    string
  >),
  'POST /auth/login': 'Ha entrat',
  'POST /auth/logout': 'Ha sortit',
  'PATCH /auth/profile': 'Contrasenya canviada',
  'PUT /auth/new-password': 'Contrasenya nova, obligada',
  'POST /auth/send-password': 'Correu per recuperar la contrasenya',
  'POST /auth/reset-password': "Contrasenya canviada amb l'enllaç del correu",
  'POST /cites': 'Cita reservada',
  'PATCH /assessories/:id/assistit': 'Marcada com a no assistida',
  'POST /assessories/{completion}': 'Assessoria realitzada',
  'PATCH /config/data_rules': 'Regles de dates modificades',
  'POST /consultes': 'Consulta anotada',
} as const;

/** What an accepted write did: `Cita reservada: laboral, dl. 23 nov., 9.00`. */
export function describeWrite(call: keyof typeof WRITES, about: readonly (string | null)[]): string {
  const known = about.filter((part) => part !== null);
  return known.length > 0 ? `${WRITES[call]}: ${known.join(', ')}` : WRITES[call];
}

/** A lesson that is being done. */
export const lesson = {
  title: (title: string) => `Lliçó: ${title}`,
  progress: (done: number, all: number) => `${done} de ${all}`,
  hint: "Dona'm una pista",
  hintAway: 'El que busques no és en aquesta pàgina.',
  steps: 'Tots els passos',
  done: 'fet',
  open: 'per fer',
  finished: 'Lliçó acabada',
  print: "Imprimeix què s'ha fet",
  leave: 'Surt de la lliçó',
  opens: 'Obre',
  acts: {
    'xstate.done.actor.save': 'Desa',
    'xstate.error.actor.save': 'Desa, i mira què passa a',
    'xstate.done.actor.remove': 'Esborra-ho',
    'xstate.done.actor.mark': 'Marca que no ha vingut ningú',
    'xstate.done.actor.signIn': 'Entra',
    'xstate.done.actor.setPassword': 'Tria una contrasenya nova',
    'auth.lost': 'Perd la sessió',
  },
} as const;

/** What somebody did, played again. */
export const play = {
  title: (title: string) => `Reproducció: ${title}`,
  progress: (made: number, all: number) => `${made} de ${all}`,
  pause: 'Pausa',
  resume: 'Continua',
  step: 'Pas següent',
  speed: 'Velocitat',
  speeds: { half: '0,5×', same: '1×', double: '2×', fourfold: '4×' },
  again: 'Torna a començar',
  doIt: 'Ara fes-ho tu',
  save: 'Desa-la en un fitxer',
  more: 'Més',
  leave: 'Surt de la reproducció',
  ended: 'Reproducció acabada',
  interrupted: "La pàgina s'ha tornat a carregar: la reproducció ha de tornar a començar.",
  stuck: 'El que es va fer ara no es pot repetir sol: fes-ho tu, i continua, o torna a començar.',
  goes: (page: string) => `Va a «${page}»`,
  goesBack: 'Torna enrere',
  fills: (fields: string) => `Omple: ${fields}`,
  fillsOne: 'Omple un camp',
  leaves: 'Passa al camp següent',
  does: 'Prem un botó',
  acts: {
    'auth.signIn': 'Entra',
    'auth.signOut': 'Surt',
    'auth.setPassword': 'Desa la contrasenya nova',
    'attendance.open': 'Diu que no ha vingut ningú',
    'attendance.confirm': 'Ho confirma',
    'attendance.cancel': 'Ho deixa estar',
    'calendarMove.begin': 'Agafa una cita per moure-la',
    'calendarMove.choose': 'Tria una altra hora',
    'daySheet.print': 'Imprimeix el dia',
    'deletion.open': 'Demana esborrar-ho',
    'deletion.confirm': 'Ho confirma',
    'deletion.cancel': 'Ho deixa estar',
    'exports.start': 'Exporta la llista',
    'idle.continue': 'Diu que encara hi és',
    'list.refresh': 'Torna a demanar la llista',
    'list.search': 'Cerca a la llista',
    'navigation.leave': 'Surt sense desar',
    'navigation.retry': 'Ho torna a provar',
    'navigation.signOut': 'Surt',
    'navigation.stay': 'Es queda a la pàgina',
    'notifications.close': "Tanca l'avís",
    'record.confirm': 'Ho confirma',
    'record.retry': 'Ho torna a provar',
    'record.revise': 'Ho torna a mirar',
    'record.submit': 'Desa',
    'removal.undo': 'Desfà que ho ha esborrat',
    'report.open': 'Obre la informació per al suport',
    'report.save': 'Desa la informació per al suport',
    'shortcuts.find': 'Obre la cerca',
    'shortcuts.help': 'Obre les dreceres',
    'shortcuts.type': 'Escriu a la cerca',
    'xifres.export': 'Exporta les xifres',
    'xifres.open': 'Obre una xifra',
  },
} as const;

/** The page where the demonstration begins. */
export const door = {
  title: 'Punt Jove, demostració',
  heading: 'Demostració',
  lead: 'Un lloc per aprendre com es treballa amb Punt Jove, i què passa quan alguna cosa va malament. Tot és inventat i queda en aquest navegador.',
  first: 'Prova primer això',
  resume: 'Continua on eres',
  resumeNote: (n: number) => `Hi ha una demostració començada, amb ${count(n, 'canvi', 'canvis')}.`,
  replaced: 'Si obres un escenari o una lliçó, es perdrà.',
  lessons: 'Lliçons',
  lessonsAbout: 'Amb passos que es marquen sols quan els has fet, i pistes quan les demanes.',
  scenarios: 'Escenaris',
  scenariosAbout: "Una situació preparada: les dades, el dia i l'hora, qui ets i què falla.",
  roles: 'Entra com a…',
  rolesAbout: 'Amb les dades que hi ha ara. La contrasenya no cal.',
  start: 'Comença',
  startLabel: (title: string) => `Comença: ${title}`,
  watch: 'Mira com es fa',
  watchLabel: (title: string) => `Mira com es fa: ${title}`,
  steps: (n: number) => count(n, 'pas', 'passos'),
  as: (role: string) => `Rol: ${role}`,
  nobody: "Comença a la pàgina d'inici de sessió",
  file: "Obre un fitxer d'escenari o de lliçó…",
  drop: "o deixa'l anar en aquesta pàgina",
  shared: "Algú t'ha passat això",
  problems: {
    foreign: "Això no és cap escenari. No s'ha canviat res.",
    version: "Aquest escenari és d'una versió més nova de la demostració. No s'ha canviat res.",
    damaged: "Aquest escenari és incomplet o s'ha modificat, i no es pot obrir. No s'ha canviat res.",
    unknown: "Aquest enllaç parla d'un escenari que no existeix. No s'ha canviat res.",
    who: "Aquest enllaç parla d'algú que no hi és. No s'ha canviat res.",
  },
  does: {
    admin: 'Porta les dades del servei, a totes les oficines.',
    suport_coordinacio: 'Coordina les oficines i en mira el dia i les xifres.',
    informador: "Informa i dona hora al taulell d'una oficina.",
    informador_integral: 'Informa, dona hora i fa assessories de qualsevol tipus.',
    informador_centre_escolar: "Informa als centres educatius i n'anota les activitats.",
    assesor_academica: 'Fa assessories acadèmiques.',
    assesor_emprenedoria: "Fa assessories d'emprenedoria.",
    assesor_habitatge: "Fa assessories d'habitatge.",
    assesor_laboral: 'Fa assessories laborals.',
    assesor_mobilitat: 'Fa assessories de mobilitat internacional.',
  },
  special: {
    'canvi@example.org': "Ha de triar una contrasenya nova abans d'entrar.",
    'antena@example.org': "Treballa a l'antena d'un centre educatiu.",
  },
} as const;
