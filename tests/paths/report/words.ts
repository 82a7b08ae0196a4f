/** What people read in place of the names that machines, states and cases have in the code, in Catalan. */

type Words = readonly (readonly [pattern: RegExp, text: string, section: string])[];

const MACHINES: Readonly<Record<string, string>> = {
  root: "L'arrel de tot",
  auth: 'La sessió',
  navigation: 'La navegació',
  notifications: "La barra d'avisos",
  page: 'Una pàgina sense comportament propi',
  deletion: 'Eliminar un registre',
  attendance: 'Marcar com a no assistida',
  exports: 'Exportar una llista',
  catalogs: 'Les llistes del servei',
  differences: 'El que arriba diferent de com es descriu',
  report: "L'informe de la sessió",
  idle: 'La sessió en què ningú no fa res',
  toClose: 'El que queda per tancar',
  home: 'Inici',
  calendar: 'Calendari',
  xifres: 'Xifres',
  assessories: "Llista d'assessories",
  consultes: 'Llista de consultes',
  activitats: "Llista d'activitats",
  professionals: 'Llista de professionals',
  assessoria: "Detall d'una assessoria",
  citaCreate: 'Nova cita',
  assessoriaCreate: 'Nova assessoria',
  assessoriaEdit: 'Editar una assessoria',
  citaMove: "Canviar l'hora d'una cita",
  completion: 'Realitzar una assessoria',
  activitatCreate: 'Nova activitat',
  activitatEdit: 'Editar una activitat',
  consultaCreate: 'Nova consulta',
  consultaEdit: 'Editar una consulta',
  professionalCreate: 'Nou professional',
  professionalEdit: 'Editar un professional',
  dataRules: 'Regles de dates',
  passwordReminder: 'Recordar la contrasenya',
  passwordReset: 'Restablir la contrasenya',
  profile: 'Canviar la contrasenya',
};

const ENDS: Words = [
  [/^(\d{3})$/, 'el servidor respon $1', '§8'],
  [/^network$/, 'no arriba cap resposta', '§8'],
  [/^timeout$/, 'el servidor no respon a temps', '§8'],
  [/^offline$/, "el navegador no té línia i no s'envia", '§8'],
  [/^malformed$/, "el servidor respon una cosa que no s'entén", '§8'],
  [/^page$/, 'el servidor respon amb una pàgina en lloc de dades', '§8'],
  [/^loaded, another office's$/, "es carrega un registre d'una altra oficina", '§6'],
  [/^loaded, blocked$/, 'es carrega una assessoria bloquejada', '§6'],
  [/^loaded, too old$/, 'es carrega una consulta massa antiga', '§9'],
  [/^(loaded|answered|fetched)$/, 'el servidor respon bé', '§4'],
  [/^collected$/, "l'informe està preparat", '§4'],
  [/^(saved|deleted|marked|done)$/, 'el servidor ho fa', '§4'],
  [/^counted$/, 'el servidor respon bé', '§4'],
  [/^some failed$/, 'una part no arriba', '§8'],
  [/^all failed$/, 'no arriba res', '§8'],
  [/^none$/, "no n'hi ha cap", '§4'],
  [/^saved, unread$/, 'va bé, sense dir què ha desat', '§8'],
  [/^some$/, "n'hi ha", '§4'],
  [/^nothing kept$/, 'no hi havia cap sessió desada', '§4'],
  [/^unreadable$/, 'la sessió desada no es pot llegir', '§4'],
  [/^signed in$/, 'la persona entra', '§4'],
  [/^must change the password$/, 'la persona ha de canviar la contrasenya', '§2'],
  [/^a file is missing$/, 'falta un fitxer', '§8'],
  [/^failed$/, 'falla', '§8'],
];

const CASES: Words = [
  [/^start as one at the desk$/, "Obre-ho amb algú de l'oficina que no fa assessories", '§2'],
  [/^start as one of the whole service$/, 'Obre-ho amb algú que veu totes les oficines', '§2'],
  [/^start without.*$/, 'Obre-ho amb algú que no té el permís', '§6'],
  [/^start$/, 'Obre-ho', '§2'],
  [/^after restoreWait$/, 'Espera 5 segons', '§4'],
  [/^after signOutWait$/, 'Espera 5 segons', '§4'],
  [/^after searchWait$/, 'Espera 60 mil·lisegons', '§9'],
  [/^after autoHide$/, "Espera el que dura l'avís", '§4'],
  [/^after loadLimit$/, 'Espera 2 minuts', '§9'],
  [/^auth\.signIn$/, 'Escriu el correu i la contrasenya i prem «INICIAR SESSIÓ»', '§4'],
  [/^auth\.setPassword$/, 'Escriu dues vegades la contrasenya nova i prem «Desa»', '§4'],
  [/^auth\.signOut$/, 'Tanca la sessió', '§4'],
  [/^auth\.adopt, signed in$/, 'Entra en una altra pestanya', '§4'],
  [/^auth\.adopt, must.*$/, 'Entra en una altra pestanya qui ha de canviar la contrasenya', '§4'],
  [/^auth\.leave$/, "Surt de la pàgina d'inici de sessió", '§2'],
  [/^auth\.lost$/, 'Una crida qualsevol respon 401', '§6'],
  [/^navigation\.arrived at (.+)$/, 'Ves a $1', '§2'],
  [/^navigation\.go$/, 'Segueix un enllaç que surt sense preguntar', '§2'],
  [/^navigation\.signOut$/, 'Al menú de la persona, tria «Tanca la sessió»', '§4'],
  [/^navigation\.leave$/, 'A la pregunta sobre els canvis, tria de sortir', '§4'],
  [/^navigation\.stay$/, 'A la pregunta sobre els canvis, tria de quedar-te', '§4'],
  [/^navigation\.retry$/, 'Prem «Torna-ho a provar»', '§8'],
  [/^screen\.touched, changed$/, 'Canvia un camp del formulari', '§4'],
  [/^screen\.touched, as it was$/, 'Deixa el camp com era', '§4'],
  [/^screen\.touched, the parked one$/, "Acaba de desar-se el que s'escrivia a la pantalla aparcada", '§4'],
  [/^screen\.touched, one that is gone$/, 'Una pantalla que ja no hi és diu que té canvis', '§4'],
  [/^screen\.touched$/, 'Una pantalla diu que té canvis', '§4'],
  [/^session\.changed, signed out$/, "Es diu que la sessió s'ha tancat", '§4'],
  [/^session\.changed, lost$/, "Es diu que la sessió s'ha perdut", '§6'],
  [/^session\.changed, must change.*$/, 'Entra algú que ha de canviar la contrasenya', '§2'],
  [/^session\.changed, signed in as another$/, 'Entra una altra persona', '§4'],
  [/^session\.changed, signed in$/, 'Entra la persona', '§4'],
  [/^notifications\.open success with a path$/, "S'obre un avís bo que porta a una altra pàgina", '§4'],
  [/^notifications\.open (success|neutral|error)$/, "S'obre un avís ($1)", '§4'],
  [/^notifications\.open$/, "S'obre un avís", '§4'],
  [/^notifications\.close$/, "Tanca l'avís", '§4'],
  [/^notifications\.pause$/, "Posa el punter sobre l'avís", '§4'],
  [/^notifications\.resume$/, "Treu el punter de l'avís", '§4'],
  [/^deletion\.open (\w+)$/, "Prem «Elimina» d'un registre ($1)", '§4'],
  [/^deletion\.confirm$/, 'Prem «Eliminar»', '§4'],
  [/^deletion\.cancel$/, 'Prem «Cancel·lar» o Escape', '§4'],
  [/^attendance\.open$/, 'Prem «No assistida»', '§4'],
  [/^attendance\.confirm$/, 'Confirma-ho', '§4'],
  [/^attendance\.cancel$/, 'Cancel·la-ho', '§4'],
  [/^exports\.start (\w+)$/, 'Prem «Exporta» a la llista ($1)', '§7'],
  [/^catalogs\.need (\w+)$/, 'Obre una pantalla que necessita la llista $1', '§7'],
  [/^catalogs\.retry (\w+)$/, 'Torna a demanar la llista $1', '§7'],
  [/^catalogs\.changed (\w+)$/, 'Canvia la llista $1', '§7'],
  [/^catalogs\.changed$/, 'Canvia una llista del servei', '§7'],
  [/^report\.open$/, 'Prem «Informe per a suport» al menú de la persona', '§4'],
  [/^report\.save$/, "Prem «Desa l'informe»", '§4'],
  [/^report\.close$/, 'Prem «Cancel·lar» o Escape', '§4'],
  [/^idle\.counted, the last minute$/, 'Passen els minuts del paràmetre, menys un, sense fer res', '§4'],
  [/^idle\.counted, a second later$/, 'Passa un segon', '§4'],
  [/^idle\.counted, over$/, "S'acaba l'últim minut sense fer res", '§4'],
  [/^idle\.kept$/, 'Continua en una altra pestanya', '§4'],
  [/^idle\.ended$/, 'Una altra pestanya acaba la sessió', '§4'],
  [/^idle\.continue$/, 'Prem «Continua» o Escape', '§4'],
  [/^idle\.leave$/, 'Prem «Surt ara»', '§4'],
  [/^toClose\.need of another day$/, 'Passa la mitjanit', '§9'],
  [/^toClose\.need$/, 'Entra algú que fa assessories', '§2'],
  [/^toClose\.again$/, "Canvia una assessoria, o s'obre l'inici", '§4'],
  [/^differences\.met$/, 'Arriba una resposta que no és com es descriu', '§7'],
  [/^differences\.met, records refused$/, 'Arriba una resposta amb registres sense número', '§7'],
  [/^list\.search$/, 'Escriu al camp de cerca', '§9'],
  [/^(list|board)\.refresh$/, 'Prem «Actualitza»', '§4'],
  [/^request\.send one$/, 'Es demana una cosa', '§4'],
  [/^request\.send another$/, 'Es demana una altra cosa', '§4'],
  [/^request\.again$/, 'Torna la línia: es torna a demanar el que ha fallat', '§8'],
  [/^request\.reset$/, 'Es reinicia la petició', '§4'],
  [/^record\.changed$/, 'Canvia un camp del formulari', '§5'],
  [/^record\.changed, as it was$/, 'Deixa el formulari com era', '§5'],
  [/^record\.submit, valid$/, 'Omple bé el formulari i prem el botó de desar', '§5'],
  [
    /^record\.submit, doubtful$/,
    'Escriu una hora de la matinada, o desactiva algú amb cites, i prem el botó de desar',
    '§5',
  ],
  [/^record\.submit, another$/, "Omple bé el formulari i prem «Desa i crea'n una altra»", '§4'],
  [
    /^record\.submit, another, doubtful$/,
    "Escriu una hora de la matinada i prem «Desa i crea'n una altra»",
    '§5',
  ],
  [/^record\.confirm$/, 'Prem «Desa-ho igualment»', '§5'],
  [/^record\.revise$/, 'Prem «Revisa-ho» o Escape', '§5'],
  [/^record\.submit, invalid$/, 'Deixa un camp amb una falta i prem el botó de desar', '§5'],
  [/^record\.retry$/, 'Prem «Torna-ho a provar»', '§8'],
  [/^slots\.ask, free slots$/, 'Tria un altre dia', '§5'],
  [/^slots\.ask, appointments$/, 'Tria una hora', '§5'],
  [/^slots\.refresh$/, 'Es torna a demanar el mateix', '§5'],
  [/^xifres\.need, one$/, 'Es mostra una xifra', '§7'],
  [/^xifres\.need, many$/, 'Es mostren moltes xifres', '§7'],
  [/^xifres\.open$/, 'Prem «Llegeix» o «Compta per professional»', '§7'],
  [/^xifres\.stop$/, 'Prem «Atura»', '§4'],
  [/^xifres\.again$/, 'Prem «Continua» o «Torna-ho a provar»', '§8'],
  [/^xifres\.refresh$/, 'Prem «Actualitza»', '§4'],
  [/^xifres\.export$/, 'Prem «Exporta les taules (CSV)»', '§7'],
  [/^xifres\.save$/, 'Ho hi ha tot: es baixa el fitxer', '§7'],
  [/^record\.deleted of another (number|noun)$/, "S'elimina un altre registre", '§4'],
  [/^record\.deleted$/, "S'elimina el registre", '§4'],
  [/^record\.marked of another number$/, 'Una altra assessoria es marca com a no assistida', '§4'],
  [/^record\.marked$/, "L'assessoria es marca com a no assistida", '§4'],
  [/^screen\.address of another day$/, 'Segueix un enllaç a un altre dia de la mateixa pantalla', '§2'],
  [/^screen\.address$/, 'Segueix un enllaç a la mateixa pantalla amb una altra adreça', '§2'],
  [/^screens\.refresh$/, "Torna la línia, o no se sap si una cosa s'ha fet", '§8'],
  [/^screen\.resumed$/, 'Torna a entrar després de perdre la sessió', '§4'],
  [/^screen\.start, (public|private)$/, "S'obre una pantalla ($1)", '§2'],
  [/^screen\.stop( of the second)?$/, 'Es tanca una pantalla', '§2'],
  [/^screen\.tell.*$/, 'Es diu alguna cosa a una pantalla', '§2'],
  [/^(clock\.ticked on another day|day\.changed)$/, 'Passa la mitjanit', '§9'],
  [/^clock\.ticked$/, 'Passa un minut', '§9'],
];

const CALLS: Readonly<Record<string, string>> = {
  restore: 'En recuperar la sessió',
  signIn: 'En iniciar la sessió',
  setPassword: 'En desar la contrasenya nova',
  signOut: 'En tancar la sessió',
  loadScreen: 'En carregar el codi de la pantalla',
  load: 'En carregar',
  save: 'En desar',
  search: 'En buscar si ja hi és',
  count: 'En comptar les cites',
  countBatch: 'En comptar unes quantes xifres',
  remove: 'En eliminar',
  mark: 'En marcar',
  fetch: 'En exportar',
  collect: "En preparar l'informe",
  send: 'En demanar',
};

const STATES: Readonly<Record<string, string>> = {
  asking: 'pregunta pels canvis',
  changePending: 'ha de canviar la contrasenya',
  checking: 'demana confirmació i compta les cites',
  closed: 'tancat',
  comparing: 'pregunta si ja es va desar',
  confirming: 'demana confirmació',
  counting: 'obert per un temps',
  deciding: 'decideix',
  deleting: 'elimina',
  editing: 'formulari obert',
  error: 'error',
  failed: 'ha fallat',
  fetching: 'exporta',
  gathering: 'compta',
  collecting: 'prepara',
  idle: 'en repòs',
  lasting: 'obert fins que es tanca',
  loading: 'carrega',
  lost: 'sessió perduda',
  marking: 'marca',
  notFound: 'no trobat',
  opening: "s'obre",
  over: 'sessió acabada',
  paused: 'obert, temps aturat',
  redirected: 'redirigit',
  refused: 'refusat',
  resting: 'llista en repòs',
  restoring: 'recupera la sessió',
  saved: 'desat',
  saving: 'desa',
  settled: 'comptat',
  shown: 'mostra la pantalla',
  signedIn: 'sessió oberta',
  signedOut: 'sense sessió',
  signingIn: 'inicia la sessió',
  signingOut: 'tanca la sessió',
  stopped: 'aturat',
  success: 'resposta rebuda',
  typing: "s'està escrivint",
  waiting: 'espera',
  warning: 'avisa que la sessió es tancarà',
  watching: 'vigila',
};

function find(words: Words, name: string): { text: string; section: string } | undefined {
  const found = words.find(([pattern]) => pattern.test(name));
  return found && { text: name.replace(found[0], found[1]), section: found[2] };
}

/** A machine's name: a request of the service says what it asks for. */
export function nameMachine(id: string): string {
  return MACHINES[id] ?? `Petició: ${id.replace(/Request$/, '')}`;
}

/** A case in words, if it is one that has any. */
export function findWords(name: string): { text: string; section: string } | undefined {
  const [call = '', end = ''] = name.split(/: (.*)/);
  const outcome = find(ENDS, end);
  if (CALLS[call] === undefined || !outcome) return find(CASES, name);
  return { ...outcome, text: `${CALLS[call]}, ${outcome.text}` };
}

/** A case as something to do or to wait for, with the section of the specification that speaks of it. */
export function describeCase(name: string): { text: string; section: string } {
  const found = findWords(name);
  if (!found) throw new Error(`There are no words for '${name}'.`);
  return found;
}

/** A state by its name in the code, as what is to be seen; what tells it apart from others stays as the code has it. */
export function describeState(name: string): string {
  const [value = '', details] = name.split(/ (\(.*)/);
  const words = value
    .split(/[ .]/)
    .map((part) => STATES[part] ?? part)
    .filter(Boolean)
    .join(', ');
  return [words || 'en marxa', details].filter(Boolean).join(' ');
}
