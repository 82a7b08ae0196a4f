import { count, joinFacts } from './ui/words';

const periods = {
  dia: { previous: 'Dia anterior', next: 'Dia següent' },
  setmana: { previous: 'Setmana anterior', next: 'Setmana següent' },
  mes: { previous: 'Mes anterior', next: 'Mes següent' },
  llista: { previous: 'Setmana anterior', next: 'Setmana següent' },
} as const;

export const calendar = {
  title: 'Calendari',
  view: 'Vista',
  views: { dia: 'Dia', setmana: 'Setmana', mes: 'Mes', llista: 'Llista' },
  today: 'Avui',
  previous: (view: keyof typeof periods) => periods[view].previous,
  next: (view: keyof typeof periods) => periods[view].next,
  newCita: 'Nova cita',
  shownTypes: 'Tipus que es mostren',
  slots: 'Hores lliures',
  office: 'Oficina',
  professional: 'Professional',
  keys: {
    dia: "Fletxes: d'una hora a l'altra. Re Pàg i Av Pàg: canvia de dia. M: canvia l'hora de la cita.",
    columnes:
      "Fletxes: d'una hora a l'altra i d'una columna a l'altra. Re Pàg i Av Pàg: canvia de dia. M: canvia l'hora de la cita.",
    setmana:
      "Fletxes: d'una hora a l'altra i d'un dia a l'altre. Re Pàg i Av Pàg: canvia de setmana. M: canvia l'hora de la cita.",
    mes: "Fletxes: d'un dia a l'altre. Re Pàg i Av Pàg: canvia de mes.",
    llista: "Fletxes: d'una hora a l'altra i d'un dia a l'altre. Re Pàg i Av Pàg: canvia de setmana.",
  },
  cites: (number: number) => count(number, 'cita', 'cites'),
  lliures: (number: number) => count(number, 'lliure', 'lliures'),
  justBooked: 'acabada de reservar',
  late: (number: number) => `${number} per tancar`,
  /** Several at one hour: '6 cites, dilluns 23 de novembre, de 09:00 a 10:00'. */
  pile: (what: string, day: string, from: string, to: string) => `${what}, ${day}, de ${from} a ${to}`,
  summary: (cites: number, slots: number) =>
    [
      ...(cites > 0 ? [count(cites, 'cita', 'cites')] : []),
      ...(slots > 0 ? [count(slots, 'hora lliure', 'hores lliures')] : []),
    ].join(', '),
  /** Column of unassigned appointments. */
  others: 'Altres',
  movingTo: (number: number, name: string) =>
    `${number === 0 ? 'Cap hora lliure' : count(number, 'hora lliure', 'hores lliures')} per a ${name}`,
  movingLoading: 'Hores lliures…',
  movingKeys: 'Fletxes i Intro per triar, Re Pàg i Av Pàg per a altres dies, Esc per deixar-la on era.',
  keepHour: 'Deixa-la on era',
  moveHere: (when: string) => `Mou-la aquí: ${when}`,
  here: 'Ja és aquí',
  notHere: 'Encara no és aquí',
  free: 'Lliure',
  leaving: (name: string) => `S'eliminarà: ${name}`,
  freeBegun: 'Lliure, ja començada',
  freeSlot: 'Hora lliure',
  begun: 'Aquesta hora ja ha començat: no es pot reservar.',
  reserve: 'Reserva',
  locked: 'Bloquejada',
  lockedHelp: "Aquesta assessoria està bloquejada: només se'n veuen el tipus i la data.",
  hiddenJove: 'Sense permís per veure qui és',
  complete: 'Realitza',
  open: 'Obre',
  deleteCita: 'Elimina la cita',
  loading: 'Carregant el calendari…',
  empty: 'Cap cita en aquestes dates',
  emptyHelp: 'Canvia les dates, mostra més tipus o reserva una hora lliure.',
  /** Antena with its office in brackets, or the office. */
  place: (modalitat: string, oficina = '', antena = '') =>
    joinFacts(modalitat, antena && oficina ? `${antena} (${oficina})` : antena || oficina),
  noSlots: 'Cap hora lliure amb aquestes condicions',
  noSlotsHelp: 'Tria una altra setmana, un altre tipus o una altra oficina.',
} as const;

const countOwn = (own: number) => count(own, 'teva', 'teves');

export const newCita = {
  title: 'Nova cita',
  back: 'Torna al calendari',
  slotSection: 'Hora',
  joveSection: "Dades de l'usuari",
  citaSection: 'Dades de la cita',
  chooseSlot: 'Tria una hora lliure',
  changeSlot: "Canvia l'hora",
  loadingSlots: 'Carregant les hores lliures…',
  freeSlots: (number: number, own: number) =>
    `${count(number, 'hora lliure', 'hores lliures')}${own > 0 && own < number ? `, ${countOwn(own)}` : ''}`,
  ownSlots: countOwn,
  noSlots: 'Cap hora lliure aquest dia',
  noSlotsHelp: 'Tria un altre dia, un altre tipus o una altra oficina.',
  lookAt: (day: string) => `Mira ${day}`,
  days: 'Dies amb hores lliures',
  followingDays: 'Mira els 14 dies següents',
  tipusFirst: "Tria abans el tipus d'assessoria.",
  dayFirst: 'Indica abans el dia.',
  day: 'Dia',
  anyOffice: 'Totes les oficines',
  submit: 'Reserva la cita',
  saving: 'Reservant…',
  cancel: 'Cancel·la',
} as const;
