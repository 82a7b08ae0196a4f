import { count } from './ui/words';

export const run = {
  progress: 'Progrés',
  doneOf: (done: number, all: number) => `${done} de ${all}`,
  stop: 'Atura',
  stopping: 'Aturant…',
  waiting: (seconds: number) => `Cal esperar ${count(seconds, 'segon', 'segons')}: ho demana el servei.`,
} as const;
