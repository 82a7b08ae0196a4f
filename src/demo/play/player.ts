import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { Showing } from '../../../mock-server/demo/kept';
import type { Scenario } from '../../../mock-server/demo/scenario';
import type { useNavigation, useRoot } from '../../hooks/actors';
import { pointAt } from '../lesson/pointAt';
import type { Demo } from '../useDemo';
import { createPerformer } from './createPerformer';
import { playbackMachine, toActs, type Act } from './playback';

export type Player = ActorRefFrom<typeof playbackMachine>;

/** Milliseconds for which a field is shown that was filled. */
const POINTED = 1_200;

/** Whoever plays a scenario on this page: the bar that shows it comes and goes with the layouts. */
const players = new WeakMap<Scenario, Player>();

/** What the page was loaded to show, if it was; another tab's showing is none of this one's. */
let loaded: Scenario | null | undefined;

const pointAtField = (name: string): boolean =>
  pointAt({ selector: `#${CSS.escape(name)}`, text: '' }, POINTED);

/** The player of what this page was loaded to show; null where it has been begun before, on a page that is gone. */
export function findPlayer(
  demo: Demo,
  showing: Showing | null,
  root: ReturnType<typeof useRoot>,
  navigation: ReturnType<typeof useNavigation>,
): Player | null | undefined {
  if (loaded === undefined) loaded = showing?.scenario ?? null;
  if (!showing || !loaded) return undefined;
  const known = players.get(loaded);
  if (known || showing.begun) return known ?? null;

  const perform = createPerformer(root, navigation);
  const make = fromPromise<void, Act | undefined>(async ({ input, signal }) => {
    demo.beginShowing();
    for (const move of input?.moves ?? []) {
      await perform(move, signal);
      if ('set' in move) Object.keys(move.set).forEach(pointAtField);
    }
  });
  const player = createActor(playbackMachine.provide({ actors: { make } }), {
    input: { acts: toActs(showing.scenario.moves) },
  });
  players.set(loaded, player);
  player.start();
  return player;
}
