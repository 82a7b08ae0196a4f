import * as z from 'zod/mini';
import { Scenario } from './scenario';

type Json = { description?: string; properties?: Record<string, Json>; items?: Json; anyOf?: Json[] };

const OF_SCENARIO: Readonly<Record<string, string>> = {
  format: 'Diu que això és un escenari o una lliçó de la demostració.',
  version: 'Versió del format. La demostració refusa les que no coneix, sense canviar res.',
  title: 'El nom, com surt a la porta.',
  about: 'Una frase que diu de què va.',
  data: 'Les dades inventades de sortida.',
  seed: "Número amb què s'inventen les dades: amb el mateix número, surten les mateixes.",
  anchor: "Moment al voltant del qual s'inventen les dates, per exemple 2026-11-16T09:00:00+01:00.",
  clock: 'Hora que és a la demostració en començar, i si el rellotge està aturat.',
  who: "Correu de qui entra; null: ningú, i es comença a la pàgina d'entrar.",
  path: 'Pàgina on es comença, com /consultes/nova.',
  writes: "El que ja s'ha desat abans de començar: ho escriu la demostració.",
  faults: 'Què falla: quina crida, a partir de quina vegada i quantes vegades.',
  latency: 'Espera de cada crida, en mil·lèsimes de segon.',
  latencies: 'Espera de crides concretes, pel seu nom, com GET /consultes.',
  steps: 'Passos de la lliçó. Sense cap, és un escenari.',
  moves: 'El que es pot reproduir: ho enregistra la demostració.',
};
const OF_STEP: Readonly<Record<string, string>> = {
  title: "Què s'ha de fer.",
  hint: 'El text de la pista.',
  at: "On és: el primer element que es veu d'un selector de CSS, amb un text. De diversos llocs, el primer que hi és.",
  when: "Què fa que el pas estigui fet: n'hi ha prou amb una de les condicions.",
  inOrder: 'true: només compta quan tots els passos anteriors ja són fets.',
};
const OF_CONDITION: Readonly<Record<string, string>> = {
  machine: 'Màquina de la pàgina o de la peça, com consultaCreate.',
  event: "El que li ha de passar: xstate.init (s'obre), xstate.done.actor.save (es desa).",
  where: "Valors que l'esdeveniment ha de portar, com input.params.id: el registre.",
};

function describe(schema: Json | undefined, words: Readonly<Record<string, string>>): void {
  for (const [name, part] of Object.entries(schema?.properties ?? {}))
    if (words[name] !== undefined) Object.assign(part, { description: words[name] });
}

/** JSON Schema of a scenario's file, by which editors help to write one. */
export function describeScenario(): string {
  const made = z.toJSONSchema(Scenario, { io: 'input', unrepresentable: 'any' });
  // A copy: parts that are the same in several places have words of their own.
  const schema: Json = JSON.parse(JSON.stringify(made));
  const step = schema.properties?.['steps']?.items;
  describe(schema, OF_SCENARIO);
  describe(step, OF_STEP);
  describe(step?.properties?.['when']?.items, OF_CONDITION);
  const titled = { title: 'Escenari o lliçó de la demostració de Punt Jove', ...schema };
  return `${JSON.stringify(titled, null, 2)}\n`;
}
