import type { Here, Seen } from '../../../mock-server/demo/recording';
import type { Place } from '../../../mock-server/demo/scenario';
import type { Deed } from '../lesson/deed';
import { findMilestones, suggestTitle } from '../lesson/milestones';
import { findLabel } from '../play/describe';
import { editor as texts } from '../text/editor';
import { namePlace, toFieldPlace } from './place';

/** Most characters of a button's name in a hint. */
const SHORT = 60;

/** The hint that a place gives; null where its name says too little or too much. */
function suggestHint([last]: readonly Place[]): string | null {
  const name = last ? namePlace(last) : null;
  return name === null || name.length > SHORT ? null : texts.press(name);
}

/** Draft steps of a deed; title, hint and target come from the presses before it. */
export function toSeen(deed: Deed, here: Here, takePresses: () => Place[]): Seen[] {
  return findMilestones(deed).map(({ when, record, isStep }) => {
    const { added } = when.where;
    const presses = takePresses();
    const field = typeof added === 'string' ? added : null;
    const label = field === null ? undefined : findLabel(field);
    const own = field === null ? presses : [toFieldPlace(field)];
    const hint = field === null ? suggestHint(presses) : label === undefined ? null : texts.fill(label);
    return { when, record, isStep, here, title: suggestTitle(when, label), hint, at: own };
  });
}
