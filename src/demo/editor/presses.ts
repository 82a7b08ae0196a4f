import type { Place } from '../../../mock-server/demo/scenario';
import { isOwn, toPlace } from './place';

/** Most presses that lead to one step. */
const MANY = 4;

/** Collects presses until they are taken, the last one first; `stop` ends it. */
export function watchPresses(): { take: () => Place[]; stop: () => void } {
  let presses: Place[] = [];

  function note({ target }: Event): void {
    if (!(target instanceof Element)) return;
    if (isOwn(target)) {
      presses = [];
      return;
    }
    const place = toPlace(target);
    const others = presses.filter((one) => JSON.stringify(one) !== JSON.stringify(place));
    if (place) presses = [place, ...others].slice(0, MANY);
  }
  addEventListener('click', note, { capture: true });
  return {
    take() {
      const taken = presses;
      presses = [];
      return taken;
    },
    stop: () => removeEventListener('click', note, { capture: true }),
  };
}
