import { useState } from 'react';
import type { Present } from '../../../mock-server/demo/present';
import { panel } from '../text/panel';
import { Button } from '../../views/ui/Button';
import { TextField } from '../../views/ui/TextField';
import { useKeepFocus } from '../../views/ui/useKeepFocus';
import { begin } from '../door/enter';
import { toPlace } from '../door/path';
import { useCopyLink } from '../door/useCopyLink';
import { suggestTitle } from '../lesson/milestones';
import { toActs } from '../play/playback';
import { useDemo, useDemoState } from '../useDemo';
import { TITLE_LIMIT } from './limit';

const texts = panel.file;

/** Records a lesson, names its steps and saves it as a file. */
export function Recorder({ present }: { present: Present }) {
  const demo = useDemo();
  const { recording } = useDemoState();
  const [name, setName] = useState('');
  const { status, copy } = useCopyLink();
  const kept = useKeepFocus<HTMLDivElement>(recording === null);
  const [titles, setTitles] = useState<Readonly<Record<number, string>>>({});

  if (!recording) {
    return (
      <div {...kept}>
        <h3>{texts.lesson}</h3>
        <p className="soft">{texts.lessonAbout}</p>
        <div className="demo-buttons">
          <Button onClick={() => demo.record(present)}>{texts.record}</Button>
        </div>
      </div>
    );
  }
  const { seen, moves } = recording;
  const steps = seen.map((one, index) => titles[index] ?? suggestTitle(one));
  const makeLesson = () => demo.toLesson(name.trim() || texts.unnamedLesson, steps);

  function save(): void {
    demo.download({ name: 'llico.json', content: demo.toFile(makeLesson()) });
    demo.stopRecording();
    setTitles({});
  }

  return (
    <div {...kept}>
      <h3>{texts.lesson}</h3>
      <p role="status">
        {`${texts.recording(steps.length)} ${moves.length === 0 ? texts.nothing : texts.moves(toActs(moves).length)}`}
      </p>
      <TextField label={texts.lessonName} value={name} maxLength={TITLE_LIMIT} onChange={setName} />
      {steps.map((title, index) => (
        <TextField
          key={index}
          label={texts.step(index + 1)}
          help={index === 0 && texts.stepHelp}
          value={title}
          maxLength={TITLE_LIMIT}
          onChange={(next) => setTitles({ ...titles, [index]: next })}
        />
      ))}
      <div className="demo-buttons">
        {moves.length > 0 && (
          <>
            <Button variant="primary" onClick={save}>
              {texts.saveLesson}
            </Button>
            <Button onClick={() => copy(toPlace(demo, makeLesson()))}>{texts.lessonLink}</Button>
            <Button onClick={() => begin(demo, makeLesson(), 'watch')}>{texts.play}</Button>
          </>
        )}
        <Button onClick={demo.stopRecording}>{texts.stop}</Button>
      </div>
      <p role="status">{status}</p>
    </div>
  );
}
