import { explore, type Explored } from './explore';
import type { Model } from './model';

const known = new Map<Model, Explored>();

export function getExplored(model: Model): Explored {
  const explored = known.get(model) ?? explore(model);
  known.set(model, explored);
  return explored;
}
