import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { Showing } from '../../../mock-server/demo/storedDemo';
import type { Scenario } from '../../../mock-server/demo/scenario';
import type { useNavigation, useRoot } from '../../hooks/actors';
import { takePictures, type PictureTaker } from '../handout/takePictures';
import { pointAt, type Pointed } from '../lesson/pointAt';
import type { Demo } from '../useDemo';
import { createPerformer } from './createPerformer';
import { playbackMachine, toActs, type Act } from './playback';
import { settle } from './settle';

export type Player = ActorRefFrom<typeof playbackMachine>;

/** Milliseconds for which a filled field is marked. */
const POINTED = 1_200;

/** A page's playback, with its pictures if they were asked for. */
export type Playing = { player: Player; taker: PictureTaker | null };

/** The playbacks of this page, which outlive the bar: each layout renders its own. */
const all = new WeakMap<Scenario, Playing>();

/** Scenario that this page was loaded to play; other tabs play their own. */
let loaded: Scenario | null | undefined;

const pointAtField = (name: string): Pointed =>
  pointAt([{ selector: `#${CSS.escape(name)}`, text: '' }], POINTED);

/** Playback of this page's scenario; null if an earlier page has begun it, undefined without one. */
export function findPlaying(
  demo: Demo,
  showing: Showing | null,
  root: ReturnType<typeof useRoot>,
  navigation: ReturnType<typeof useNavigation>,
): Playing | null | undefined {
  if (loaded === undefined) loaded = showing?.scenario ?? null;
  if (!showing || !loaded) return undefined;
  const present = all.get(loaded);
  if (present || showing.begun) return present ?? null;

  const countEvents = (): number => {
    const { first = 0, entries = [] } = demo.readJournal() ?? {};
    return first + entries.length;
  };
  const taker =
    showing.how === 'picture'
      ? takePictures(showing.scenario.steps, {
          settle: () => settle(root, countEvents),
          readJournal: demo.readJournal,
          draw: async (steps) => (await import('../handout/drawPage')).drawPage(steps),
        })
      : null;
  const perform = createPerformer(root, navigation);
  const make = fromPromise<void, Act | undefined>(async ({ input, signal }) => {
    demo.beginShowing();
    await taker?.before();
    for (const move of input?.moves ?? []) {
      await perform(move, signal);
      if ('set' in move) Object.keys(move.set).forEach(pointAtField);
    }
    await taker?.after();
  });
  const player = createActor(playbackMachine.provide({ actors: { make } }), {
    input: { acts: toActs(showing.scenario.moves) },
  });
  const playing = { player, taker };
  all.set(loaded, playing);
  player.start();
  if (taker) player.send({ type: 'speed', speed: 'fourfold' });
  return playing;
}
