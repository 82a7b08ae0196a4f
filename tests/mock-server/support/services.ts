import { createRandom } from '../../../mock-server/kit/random';
import type { FormName } from '../../../mock-server/transports/quirks';
import { ALTERNATIVES } from '../../../mock-server/transports/randomQuirks';

/** Forms of one service: few, so that a failure is soon found, and none that excludes another. */
const TOGETHER = 5;

/** Services that have every form once, together with other forms at random. */
export function shareForms(seed: string | number, without: ReadonlySet<FormName> = new Set()): FormName[][] {
  const random = createRandom(`services ${seed}`);
  const groups = random
    .shuffle(ALTERNATIVES)
    .map((forms) => random.shuffle(forms.filter((form) => !without.has(form))));
  const count = Math.max(Math.ceil(groups.flat().length / TOGETHER), ...groups.map(({ length }) => length));
  const services = Array.from({ length: count }, (): FormName[] => []);
  // One round after another, so that forms of one group are in services of their own.
  for (const [index, form] of groups.flat().entries()) services[index % count]?.push(form);
  // In the order of the groups: a list of records is no text with commas, nor the other way round.
  const order = ALTERNATIVES.flat();
  return services.map((forms) => forms.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
}
