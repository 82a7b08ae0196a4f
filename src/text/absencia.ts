import { pageTitles } from './pageTitles';
import { count, joinFacts } from './ui/words';

const cites = (number: number): string => count(number, 'cita', 'cites');

export const absencia = {
  title: pageTitles.absencia,
  back: 'Torna al calendari',
  from: (day: string) => `a partir de ${day}`,
  showAll: 'Tot el que ha de venir',
  showDay: 'Només aquest dia',
  loading: 'Carregant les cites…',
  choose: 'Tria primer un professional',
  chooseHelp: 'Al calendari, tria la vista «Dia» i el professional que falta.',
  openCalendar: 'Obre el calendari',
  nothing: 'No hi ha cap cita per venir',
  propose: 'Proposa hores',
  proposeHelp:
    'Per a les que no tens triades: la mateixa oficina i modalitat si pot ser, i com més a prop millor.',
  target: 'Passa-la a',
  noTarget: 'Cap hora lliure',
  remove: 'Elimina-la',
  removeOf: (name: string) => `Elimina-la: ${name}`,
  move: "Canvia l'hora",
  moveOf: (name: string) => `Canvia l'hora: ${name}`,
  call: (name: string, telefon: string) => `Truca a ${name}: ${telefon}`,
  write: (name: string, email: string) => `Escriu a ${name}: ${email}`,
  dropped: "L'hora triada ja no és lliure: tria'n una altra.",
  moved: (when: string, who: string) => joinFacts(`Passada: ${when}`, who),
  removed: 'Eliminada',
  /** Deleted or moved by another way, or by a call without an answer. */
  gone: 'Ja no hi és',
  progress: (done: number, all: number) => `Resoltes: ${done} de ${all}`,
  submit(moves: number, removals: number): string {
    if (moves === 0) return removals === 0 ? 'Passa-les o elimina-les' : `Elimina ${cites(removals)}`;
    return removals === 0 ? `Passa ${cites(moves)}` : `Passa ${cites(moves)} i elimina'n ${removals}`;
  },
  running: 'Fent els canvis…',
  final: (removals: number) =>
    removals === 1 ? "La que s'elimina no es pot recuperar." : "Les que s'eliminen no es poden recuperar.",
  begin: "Tria què se'n fa de cadascuna, o prem «Proposa hores».",
} as const;
