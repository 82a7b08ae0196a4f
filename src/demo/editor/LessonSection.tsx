import { useState } from 'react';
import { useAuth, useNavigation } from '../../hooks/actors';
import { Button } from '../../views/ui/Button';
import { TextField } from '../../views/ui/TextField';
import { useKeepFocus } from '../../views/ui/useKeepFocus';
import { begin } from '../door/enter';
import { toPlace } from '../door/path';
import { useCopyLink } from '../door/useCopyLink';
import { TITLE_LIMIT } from '../panel/limit';
import { editor as texts } from '../text/editor';
import { useDemo, useDemoState } from '../useDemo';
import { AsideNote } from './AsideNote';
import { DiscardButton } from './DiscardButton';
import { readHere } from './here';
import { StepList } from './StepList';
import { listSteps } from './steps';
import './Editor.css';

/** A lesson of one's own: recorded by doing it, and edited step by step. */
export function LessonSection() {
  const demo = useDemo();
  const { recording, aside } = useDemoState();
  const kept = useKeepFocus<HTMLDivElement>(recording === null);
  const auth = useAuth();
  const navigation = useNavigation();
  const record = () => demo.record({ title: texts.unnamed, ...readHere(navigation, auth) });
  return (
    <div className="editor" {...kept}>
      <h3>{texts.title}</h3>
      {aside !== null ? (
        <>
          <AsideNote title={aside} />
          <div className="demo-buttons">
            <DiscardButton onDiscard={demo.stopRecording} />
          </div>
        </>
      ) : recording ? (
        <Editor />
      ) : (
        <>
          <p className="soft">{texts.about}</p>
          <div className="demo-buttons">
            <Button variant="primary" onClick={record}>
              {texts.record}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Editor() {
  const demo = useDemo();
  const { recording } = useDemoState();
  const auth = useAuth();
  const navigation = useNavigation();
  const [isFull, setFull] = useState(false);
  const { status, copy, clear } = useCopyLink();
  if (!recording) return null;
  const { isOn, title, steps } = recording;
  const count = listSteps(steps).length;
  const makeLesson = () => demo.toLesson(texts.unnamed);

  function preview(lesson: ReturnType<typeof demo.toRest>, how?: 'watch'): void {
    if (!lesson) return;
    demo.keepHere(readHere(navigation, auth));
    setFull(!begin(demo, lesson, how));
  }
  function resume(): void {
    demo.keepHere(readHere(navigation, auth));
    demo.edit({ isOn: true });
  }
  const save = () => demo.download({ name: 'llico.json', content: demo.toFile(makeLesson()) });

  return (
    <>
      <p role="status">{isOn ? texts.on(count) : texts.off(count)}</p>
      <div className="demo-buttons">
        <Button small onClick={isOn ? () => demo.edit({ isOn: false }) : resume}>
          {isOn ? texts.pause : texts.resume}
        </Button>
        <DiscardButton onDiscard={demo.stopRecording} />
      </div>
      <TextField
        label={texts.name}
        help={texts.kept}
        value={title}
        maxLength={TITLE_LIMIT}
        onChange={(next) => {
          demo.edit({ title: next });
          clear();
        }}
      />
      <StepList onTry={(id) => preview(demo.toRest(id, texts.unnamed))} />
      {count > 0 && (
        <div className="demo-buttons">
          <Button variant="primary" onClick={() => copy(toPlace(demo, makeLesson()))}>
            {texts.link}
          </Button>
          <Button onClick={save}>{texts.save}</Button>
          <Button onClick={() => preview(makeLesson())}>{texts.try}</Button>
          <Button onClick={() => preview(makeLesson(), 'watch')}>{texts.play}</Button>
        </div>
      )}
      <p role="status">{isFull ? texts.full : status}</p>
    </>
  );
}
