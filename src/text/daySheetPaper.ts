import { count } from './ui/words';

export const daySheetPaper = {
  title: 'Full del dia',
  cites: (number: number) => count(number, 'cita', 'cites'),
  columns: { hora: 'Hora', cita: 'Cita', notes: 'Notes' },
  printedAt: (moment: string) =>
    `Imprès el ${moment}. Hi ha dades personals: no el deixis a la vista i destrueix-lo quan ja no calgui.`,
} as const;
