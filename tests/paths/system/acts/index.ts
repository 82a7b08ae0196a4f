import type { Seen } from '../look';
import type { Person } from '../people';
import type { World } from '../world';
import type { Act } from './act';
import { listAnswers } from './answers';
import { listBatchActs } from './batches';
import { listBoardActs, listShellActs } from './boards';
import { listFormActs } from './forms';
import { listBarActs, listLayerActs } from './layers';
import { listListActs } from './lists';
import { listSessionActs } from './session';
import { listAddresses, listTabs, listTimes } from './surroundings';

function listPresses(world: World, seen: Seen, person: Person): Act[] {
  const { shown, layers, navigation } = seen;
  if (layers.length > 0) return [...listBarActs(seen), ...listLayerActs(seen)];
  const isShown = navigation.value === 'shown' && shown;
  return [
    ...listBarActs(seen),
    ...listSessionActs(seen, person),
    ...(isShown
      ? [
          ...listShellActs(world, seen),
          ...listBoardActs(world, seen, shown),
          ...listListActs(world, seen, shown),
          ...listFormActs(world, seen, shown),
          ...listBatchActs(seen, shown),
        ]
      : []),
  ];
}

export const listActs = (world: World, seen: Seen, person: Person): Act[] => [
  ...listAnswers(seen),
  ...listPresses(world, seen, person),
  ...listAddresses(world, seen),
  ...listTimes(world),
  ...listTabs(world, seen, person),
];
