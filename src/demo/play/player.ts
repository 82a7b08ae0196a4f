import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { Showing } from '../../../mock-server/demo/storedDemo';
import type { Scenario } from '../../../mock-server/demo/scenario';
import type { useNavigation, useRoot } from '../../hooks/actors';
import { pointAt, type Pointed } from '../lesson/pointAt';
import type { Demo } from '../useDemo';
import { createPerformer } from './createPerformer';
import { playbackMachine, toActs, type Act } from './playback';

export type Player = ActorRefFrom<typeof playbackMachine>;

/** Milliseconds for which a filled field is marked. */
const POINTED = 1_200;

/** The players of this page, which outlive the bar: each layout renders its own. */
const players = new WeakMap<Scenario, Player>();

/** Scenario that this page was loaded to play; other tabs play their own. */
let loaded: Scenario | null | undefined;

const pointAtField = (name: string): Pointed =>
  pointAt([{ selector: `#${CSS.escape(name)}`, text: '' }], POINTED);

/** Player of this page's scenario; null if an earlier page has begun it, undefined without one. */
export function findPlayer(
  demo: Demo,
  showing: Showing | null,
  root: ReturnType<typeof useRoot>,
  navigation: ReturnType<typeof useNavigation>,
): Player | null | undefined {
  if (loaded === undefined) loaded = showing?.scenario ?? null;
  if (!showing || !loaded) return undefined;
  const present = players.get(loaded);
  if (present || showing.begun) return present ?? null;

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
