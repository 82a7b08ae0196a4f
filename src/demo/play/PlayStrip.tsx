import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Scenario } from '../../../mock-server/demo/scenario';
import type { Watching } from '../../../mock-server/demo/storedDemo';
import { useNavigation, useRoot } from '../../hooks/actors';
import { play as texts } from '../text/play';
import { Button } from '../../views/ui/Button';
import { Icon } from '../../views/ui/Icon';
import { MenuButton } from '../../views/ui/Menu';
import { SegmentedField } from '../../views/ui/SegmentedField';
import { begin } from '../door/enter';
import { PicturedHandout } from '../handout/PicturedHandout';
import type { PictureTaker } from '../handout/takePictures';
import { followHeight } from '../lesson/stripHeight';
import { useDemo, useDemoState } from '../useDemo';
import { describeAct } from './describe';
import { isRunning, SPEEDS, type Speed } from './playback';
import { findPlaying, type Player, type Playing } from './player';
import '../lesson/LessonStrip.css';

const OPTIONS = (Object.keys(SPEEDS) as Speed[]).map((value) => ({ value, label: texts.speeds[value] }));

export function PlayStrip() {
  const demo = useDemo();
  const root = useRoot();
  const navigation = useNavigation();
  const { showing } = useDemoState();
  const playing = useMemo(
    () => findPlaying(demo, showing, root, navigation),
    [demo, root, navigation, showing],
  );
  if (!showing || playing === undefined) return null;
  const { scenario, how: present = 'watch' } = showing;

  const again = (how?: Watching) => begin(demo, scenario, how);
  function leave(): void {
    playing?.player.send({ type: 'pause' });
    demo.endShowing();
  }
  const isLesson = scenario.steps.length > 0;
  const save = () => demo.download({ name: 'reproduccio.json', content: demo.toFile(scenario) });
  return (
    <aside ref={followHeight} className="lesson" aria-label={texts.title(scenario.title)}>
      {playing ? (
        <Progress {...playing} />
      ) : (
        <p className="lesson-now" role="status">
          {texts.interrupted}
        </p>
      )}
      <div className="lesson-tools">
        {playing?.taker && <Pictures {...playing} taker={playing.taker} scenario={scenario} />}
        {playing && <Controls {...playing} onDo={isLesson && (() => again())} />}
        <MenuButton
          className="button button-quiet button-small demo-button"
          items={[
            { id: 'again', label: texts.again, onSelect: () => again(present) },
            ...(isLesson && present === 'watch'
              ? [{ id: 'picture', label: texts.picture, onSelect: () => again('picture') }]
              : []),
            { id: 'save', label: texts.save, onSelect: save },
          ]}
        >
          <span>{texts.more}</span>
          <Icon name="chevronDown" small />
        </MenuButton>
        <Button small variant="quiet" className="demo-button" onClick={leave}>
          {texts.leave}
        </Button>
      </div>
    </aside>
  );
}

function Progress({ player, taker }: Playing) {
  const navigation = useNavigation();
  const { acts, made } = useSelector(player, ({ context }) => context);
  const isStuck = useSelector(player, (snapshot) => snapshot.matches('stuck'));
  const next = acts[made];
  const what = next ? describeAct(next, navigation.getSnapshot().context) : texts.ended;
  return (
    <p className="lesson-now" role="status">
      <span className="lesson-count">{texts.progress(made, acts.length)}</span>
      <b>{what}</b>
      {isStuck ? (
        <span className="lesson-hint">{texts.stuck}</span>
      ) : (
        taker && next && <span className="lesson-hint">{texts.drawing}</span>
      )}
    </p>
  );
}

function Pictures({ player, ...rest }: { player: Player; taker: PictureTaker; scenario: Scenario }) {
  const isResting = useSelector(player, (snapshot) => snapshot.hasTag('resting'));
  const isEnded = useSelector(player, (snapshot) => snapshot.hasTag('ended'));
  return <PicturedHandout {...rest} isResting={isResting} isEnded={isEnded} />;
}

type ControlsProps = {
  player: Player;
  onDo: (() => void) | false;
};

function Controls({ player, onDo }: ControlsProps) {
  const { speed } = useSelector(player, ({ context }) => context);
  const isPlaying = useSelector(player, isRunning);
  const isEnded = useSelector(player, (snapshot) => snapshot.hasTag('ended'));
  if (isEnded) {
    return (
      onDo && (
        <Button small className="demo-button" onClick={onDo}>
          {texts.doIt}
        </Button>
      )
    );
  }
  return (
    <>
      <SegmentedField
        label={texts.speed}
        hideLabel
        small
        value={speed}
        options={OPTIONS}
        onChange={(chosen) => player.send({ type: 'speed', speed: chosen })}
      />
      <Button
        small
        className="demo-button"
        onClick={() => player.send({ type: isPlaying ? 'pause' : 'play' })}
      >
        {isPlaying ? texts.pause : texts.resume}
      </Button>
      <Button small variant="quiet" className="demo-button" onClick={() => player.send({ type: 'step' })}>
        {texts.step}
      </Button>
    </>
  );
}
