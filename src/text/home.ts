import { capitalize, count } from './ui/words';

function getGreeting(time: string): string {
  if (time >= '06:00' && time < '14:00') return 'Bon dia';
  return time >= '14:00' && time < '20:00' ? 'Bona tarda' : 'Bona nit';
}

export const home = {
  /** `time` is Madrid's, `HH:mm`. */
  greeting: (time: string, name: string) => `${getGreeting(time)}, ${name}`,
  central: 'Tot el servei',
  who: 'Qui ets?',
  whoHelp: 'Nom, telèfon o correu',
  today: 'Avui',
  newCita: 'Nova cita',
  newAssessoria: 'Nova assessoria',
  newConsulta: 'Nova consulta',
  newActivitat: 'Nova activitat',
  openCalendar: 'Obre el calendari',
  agenda: (cites: number, slots: number) =>
    slots === 0
      ? count(cites, 'cita', 'cites')
      : `${count(cites, 'cita', 'cites')}, ${count(slots, 'hora lliure', 'hores lliures')}`,
  freeSlot: 'Hora lliure',
  now: 'Ara',
  reserve: 'Reserva',
  reserveAt: (time: string) => `Reserva l'hora de les ${time}`,
  minutes: (minutes: number) => `${minutes} min`,
  /** 'Presencial o virtual'. */
  modalities: (names: readonly string[]) => capitalize(names.map((name) => name.toLowerCase()).join(' o ')),
  here: 'Ja és aquí',
  hereOf: (name: string) => `Ja és aquí: ${name}`,
  complete: 'Realitza',
  completeOf: (name: string) => `Realitza: ${name}`,
  open: 'Obre',
  toClose: 'Per tancar',
  showAll: 'Mostra-les',
  nothingToday: 'Avui no tens cap cita',
  nothingTodayHelp: 'Obre el calendari per veure els propers dies o reserva una hora lliure.',
  nothingTodayReading: 'Obre el calendari per veure els propers dies.',
  showAssessories: 'Mostra les assessories',
  nothingToClose: 'No tens cap assessoria per tancar',
  thisWeek: 'Aquesta setmana',
  cites: (number: number) => (number === 1 ? 'cita' : 'cites'),
  realitzades: (number: number) => (number === 1 ? 'realitzada' : 'realitzades'),
  noAssistides: (number: number) => (number === 1 ? 'no assistida' : 'no assistides'),
  emptyWeek: 'Aquesta setmana no tens cap cita.',
  byType: 'Cites per tipus',
  loading: 'Carregant el dia…',
  loadingWeek: 'Carregant la setmana…',
  loadingToClose: 'Carregant les assessories per tancar…',
  noCalendar: 'No tens permís per veure el calendari',
  noCalendarHelp: 'Obre el menú per anar a les altres pàgines.',
  officeDay: (cites: number, left: number) =>
    left === 0
      ? `${count(cites, 'cita', 'cites')}, ${cites === 1 ? 'ja passada' : 'ja passades'}`
      : `${count(cites, 'cita', 'cites')}, ${left === 1 ? 'en queda' : 'en queden'} ${left}`,
  moreToday: (number: number) => `${count(number, 'cita més', 'cites més')} avui`,
  officeDone: "Les cites d'avui ja han passat",
  officeDoneHelp: 'Al calendari hi ha les de tot el dia.',
  officeEmpty: 'Avui no hi ha cap cita a la teva oficina',
  officeEmptyHelp: 'Al calendari hi ha els propers dies.',
  freeHours: 'Hores lliures avui',
  nextFree: (time: string, hours: number) =>
    `A les ${time} · ${count(hours, 'hora lliure', 'hores lliures')}`,
  reserveOf: (tipus: string, time: string) => `Reserva: ${tipus}, a les ${time}`,
  noFreeHours: 'Avui ja no queda cap hora lliure.',
  loadingFreeHours: 'Carregant les hores lliures…',
  ownConsultes: 'Les meves consultes',
  consultaOf: (number: string, name: string) => `${name}, consulta ${number.toLowerCase()}`,
  consultesToday: (number: number) => (number === 1 ? 'consulta avui' : 'consultes avui'),
  noConsultes: 'Avui encara no has anotat cap consulta',
  noConsultesHelp: 'Les que anotis sortiran aquí.',
  loadingConsultes: 'Carregant les consultes…',
  serviceToday: 'Avui, oficina per oficina',
  serviceDay: (cites: number) => count(cites, 'cita', 'cites'),
  serviceColumns: { oficina: 'Oficina', cites: 'Cites', lliures: 'Hores lliures', toClose: 'Per tancar' },
  wholeService: 'Tot el servei',
  blocked: 'Cites bloquejades',
  unknown: 'No se sap',
  showCites: (number: number, where: string) => `${count(number, 'cita', 'cites')} avui, ${where}`,
  showLliures: (number: number, where: string) =>
    `${count(number, 'hora lliure', 'hores lliures')} avui, ${where}`,
  showToCloseOf: (number: number, where: string) => `${number} per tancar, ${where}`,
  showToCloseAt: (where: string) => `Mostra les que estan per tancar, ${where}`,
  show: 'Mostra',
  oldest: 'les més antigues',
  nothingInService: 'No hi ha cap assessoria per tancar',
  forbiddenJove: 'Sense permís per veure qui és',
} as const;
