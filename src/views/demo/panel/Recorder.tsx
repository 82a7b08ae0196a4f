import { useState } from 'react';
import type { Present } from '../../../../mock-server/demo/demo';
import { panel } from '../../../text/demo';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { suggestTitle } from '../lesson/milestones';
import { useDemo, useDemoState } from '../useDemo';

const texts = panel.file;

/** Makes a lesson of what a trainer does: recorded, its steps named, saved as a file. */
export function Recorder({ present }: { present: Present }) {
  const demo = useDemo();
  const { recording } = useDemoState();
  const [name, setName] = useState('');
  const [titles, setTitles] = useState<Readonly<Record<number, string>>>({});

  if (!recording) {
    return (
      <>
        <h3>{texts.lesson}</h3>
        <p className="soft">{texts.lessonAbout}</p>
        <div className="demo-buttons">
          <Button onClick={() => demo.record(present)}>{texts.record}</Button>
        </div>
      </>
    );
  }
  const steps = recording.seen.map((one, index) => titles[index] ?? suggestTitle(one));

  function save(): void {
    const content = demo.toLesson(name.trim() || texts.unnamedLesson, steps);
    demo.download({ name: 'llico.json', content });
    demo.stopRecording();
    setTitles({});
  }

  return (
    <>
      <h3>{texts.lesson}</h3>
      <p role="status">
        {texts.recording(steps.length)} {steps.length === 0 && texts.nothing}
      </p>
      <TextField label={texts.lessonName} value={name} onChange={setName} />
      {steps.map((title, index) => (
        <TextField
          key={index}
          label={texts.step(index + 1)}
          help={index === 0 && texts.stepHelp}
          value={title}
          onChange={(next) => setTitles({ ...titles, [index]: next })}
        />
      ))}
      <div className="demo-buttons">
        {steps.some((title) => title.trim() !== '') && (
          <Button variant="primary" onClick={save}>
            {texts.saveLesson}
          </Button>
        )}
        <Button onClick={demo.stopRecording}>{texts.stop}</Button>
      </div>
    </>
  );
}
