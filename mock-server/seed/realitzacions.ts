import { ACOMPANYANTS, DERIVACIONS, type Derivacio, type Tipus } from '../../src/domain/values/options';
import type { Realitzacio } from '../store/rows/assessoria';
import type { Random } from '../kit/random';
import { TEMATIQUES } from '../catalogs/tematiques';
import { SEEDS } from './tipus';

const COMENTARIS = [
  'Se li dona informació escrita i queda pendent de confirmar dates.',
  'Ha entès els passos a seguir. Tornarà si té dubtes.',
  'Ve acompanyada; convé una segona sessió.',
  "Se l'ajuda a fer el tràmit durant la sessió.",
];

export function createRealitzacio(random: Random, tipus: Tipus, appointed: boolean): Realitzacio {
  const temes = random.some(
    TEMATIQUES.filter((tema) => tema.tipus === tipus),
    random.int(1, 2),
  );
  return {
    inscripcio: appointed ? random.pick(['cita_previa', 'cita_previa', 'recuperada'] as const) : 'espontania',
    assistents: random.pick([1, 1, 1, 1, 2, 2, 3]),
    acompanyant: random.chance(0.25) ? random.pick(ACOMPANYANTS) : null,
    valoracio: random.pick([2, 3, 4, 4, 5, 5, 5]),
    comentaris: random.chance(0.7) ? random.pick(COMENTARIS) : null,
    tematica_id: temes.map(({ id }) => id),
    subtematica_id: temes.map((tema) => random.pick(tema.subtematica).id),
    derivacio: random.some<Derivacio>(DERIVACIONS[tipus], random.pick([0, 0, 1, 2])),
    ...SEEDS[tipus].createOwn?.(random),
  };
}
