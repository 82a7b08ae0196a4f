import { capitalize, count } from './ui/words';

function getGreeting(time: string): string {
  if (time >= '06:00' && time < '14:00') return 'Bon dia';
  return time >= '14:00' && time < '20:00' ? 'Bona tarda' : 'Bona nit';
}

/** The page `/`: what waits for the person today. */
export const home = {
  /** `time` is Madrid's, `HH:mm`. */
  greeting: (time: string, name: string) => `${getGreeting(time)}, ${name}`,
  central: 'Tot el servei',
  today: 'Avui',
  newCita: 'Nova cita',
  newAssessoria: 'Nova assessoria',
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
  complete: 'Realitza',
  completeOf: (name: string) => `Realitza: ${name}`,
  open: 'Obre',
  toClose: 'Per tancar',
  showToClose: 'Mostra-les',
  nothingToday: 'Avui no tens cap cita',
  nothingTodayHelp: 'Obre el calendari per veure els propers dies o reserva una hora lliure.',
  nothingTodayReading: 'Obre el calendari per veure els propers dies.',
  nothingTodayCentral: 'Les cites de totes les oficines són al calendari.',
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
  forbiddenJove: 'Sense permís per veure qui és',
} as const;
