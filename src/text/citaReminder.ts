import { fillReminder, getCitaPlace } from '../domain/pages/citaReminder';
import type { CitaOberta } from '../domain/nouns/cita';
import { getDay } from '../domain/values/madrid';
import { labels } from './options';
import { formatTime, formatWeekday } from './ui/dates';

/** Text to paste into a message; it names no young person. */
export const citaReminder = {
  copy: 'Copia el recordatori',
  copied: 'Recordatori copiat',
  text: 'Text del recordatori',
  title: 'Recordatori de les cites',
  about: "El botó «Copia el recordatori» d'una cita en copia el text, per enganxar-lo en un missatge.",
  stored: 'Es desa en aquest navegador, per a cada oficina.',
  oficina: 'Oficina',
  help: "Pots fer servir {dia}, {hora}, {lloc} i {professional}. S'omet la línia que no es pot omplir.",
  unknown: (placeholders: readonly string[]) => `No es pot omplir: ${placeholders.join(', ')}`,
  preview: 'Així queda',
  restore: 'Restableix el text',
  booked: (what: string) => `Cita: ${what}`,
  close: "Tanca l'avís de la cita",
  template: [
    'Tens cita {dia} a les {hora}.',
    '{lloc}',
    'Amb {professional}',
    "Si no pots venir, avisa'ns.",
  ].join('\n'),
} as const;

export function getReminder(cita: CitaOberta, template: string): string {
  return fillReminder(template, {
    dia: formatWeekday(getDay(cita.date)),
    hora: formatTime(cita.date),
    lloc: cita.modalitat === 'Virtual' ? labels.modalitat.Virtual : getCitaPlace(cita),
    professional: cita.professional?.nom ?? '',
  });
}
