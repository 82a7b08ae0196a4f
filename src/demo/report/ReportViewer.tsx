import { useState } from 'react';
import { readReference } from '../../journal/reference';
import type { Journal } from '../../journal/record';
import type { Steps } from '../../journal/steps';
import { viewer as texts } from '../text/viewer';
import { FileChoice } from '../FileChoice';
import { OwnPage } from '../OwnPage';
import { ReportFacts } from './ReportFacts';
import { StepFinder } from './StepFinder';
import { StepList } from './StepList';
import { StepState } from './StepState';
import './ReportViewer.css';

export type Opened = { journal: Journal; about: Readonly<Record<string, unknown>>; steps: Steps };

export type Reading = Opened | keyof typeof texts.problems;

type ReportViewerProps = {
  read: (text: string) => Promise<Reading>;
  home: string;
};

export function ReportViewer({ read, home }: ReportViewerProps) {
  const [opened, setOpened] = useState<(Opened & { name: string }) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [index, setIndex] = useState(0);

  async function open([file]: readonly File[]): Promise<void> {
    if (!file) return;
    const reading = await read(await file.text());
    if (typeof reading === 'string') {
      setProblem(texts.problems[reading](file.name));
      return;
    }
    setProblem(null);
    setOpened({ ...reading, name: file.name });
    setIndex(reading.steps.steps.length - 1);
  }
  function find(text: string): boolean {
    if (!opened) return false;
    const found = (readReference(opened.journal, text) ?? 0) - opened.journal.first;
    if (!opened.steps.steps[found]) return false;
    setIndex(found);
    return true;
  }

  return (
    <OwnPage back={{ text: texts.back, href: home }} onDrop={(files) => void open(files)}>
      <main className="viewer-main">
        <h1>{texts.title}</h1>
        <p className="soft">{texts.about}</p>
        <FileChoice
          label={texts.choose}
          drop={texts.drop}
          variant="primary"
          onChoose={(files) => void open(files)}
        />
        <p role="status">{opened ? texts.opened(opened.name, opened.steps.steps.length) : texts.none}</p>
        {problem !== null && (
          <p className="viewer-problem" role="alert">
            {problem}
          </p>
        )}
        {opened && (
          <>
            <ReportFacts about={opened.about} />
            <StepFinder key={opened.name} journal={opened.journal} onFind={find} />
            <div className="viewer-columns">
              <StepList steps={opened.steps.steps} index={index} onSelect={setIndex} />
              <StepState steps={opened.steps} index={index} />
            </div>
          </>
        )}
      </main>
    </OwnPage>
  );
}
