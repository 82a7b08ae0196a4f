import { useCallback, useEffect, useState } from 'react';
import type { Scenario } from '../../../mock-server/demo/scenario';
import type { Watching } from '../../../mock-server/demo/storedDemo';
import { bar } from '../text/bar';
import { door as texts } from '../text/door';
import { base } from '../../views/ui/base';
import { readPlace } from '../../views/ui/place';
import { Button, getButtonClass } from '../../views/ui/Button';
import { CLASSROOM_PATH } from '../classroom/path';
import { FileChoice } from '../FileChoice';
import { OwnPage } from '../OwnPage';
import { DemoContext, useDemo, useDemoState, type Demo } from '../useDemo';
import { begin, enter } from './enter';
import { judge, describeProblem, type Problem } from './judge';
import { readLeft } from './left';
import { forgetOpened, listOpened, rememberOpened } from './opened';
import { findPacked, PACKED, readNamed } from './path';
import { People } from './People';
import { ScenarioCard } from './ScenarioCard';
import { groupVariants } from './variants';
import { VariantsCard } from './VariantsCard';
import './Door.css';

const SECTIONS = ['lessons', 'roles', 'scenarios', 'classroom'] as const;

export function Door({ demo }: { demo: Demo }) {
  return (
    <DemoContext value={demo}>
      <DoorPage />
    </DemoContext>
  );
}

/** The address's scenario with its person and path; null without one. */
async function readAddress(demo: Demo): Promise<Scenario | Problem | null> {
  const { hash, search } = readPlace();
  const { scenario: id, who, path } = readNamed(search);
  if (who !== null && !demo.signIns.some(({ email }) => email === who)) return 'who';
  if (id === null && !hash.startsWith(PACKED)) return who === null && path === null ? null : 'nothing';
  const found = hash.startsWith(PACKED)
    ? await demo.readLink(findPacked(hash))
    : demo.listScenarios().find((each) => each.id === id)?.scenario;
  if (found === undefined) return 'unknown';
  if (typeof found === 'string') return found;
  // Validates the address's person and path as in a file.
  const changed = { ...found, ...(who !== null && { who }), ...(path !== null && { path }) };
  return demo.readFile(JSON.stringify(changed));
}

function DoorPage() {
  const demo = useDemo();
  const { writes, wasOlder } = useDemoState();
  const [shared, setShared] = useState<Scenario | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [opened, setOpened] = useState(() => listOpened(demo));
  const [isRead, setRead] = useState(false);

  const show = useCallback(async (read: Scenario | Problem | null) => {
    const found = read && (await judge(read));
    const isRefused = found !== null && 'refused' in found;
    setProblem(isRefused ? found.refused : null);
    setShared(isRefused ? null : found);
  }, []);
  useEffect(() => {
    function readScenario(): void {
      void readAddress(demo).then(async (found) => {
        await show(found);
        setRead(true);
      });
    }
    readScenario();
    addEventListener('hashchange', readScenario);
    return () => removeEventListener('hashchange', readScenario);
  }, [demo, show]);

  async function openFile([file]: readonly File[]): Promise<void> {
    if (!file) return;
    await show(demo.readFile(await file.text()));
  }
  function start(scenario: Scenario, how?: Watching): boolean {
    const isBegun = begin(demo, scenario, how);
    if (!isBegun) setProblem(describeProblem('full'));
    return isBegun;
  }
  function startShared(scenario: Scenario, how?: Watching): void {
    if (start(scenario, how)) rememberOpened(demo, scenario);
  }
  function forget(scenario: Scenario): void {
    forgetOpened(demo, scenario);
    setOpened(listOpened(demo));
  }
  const [scenarios] = useState(demo.listScenarios);
  const lessons = scenarios.filter(({ scenario }) => scenario.steps.length > 0);
  const situations = scenarios.filter(({ scenario }) => scenario.steps.length === 0);
  const list = (cards: typeof lessons, first = -1) => (
    <ul className="door-cards">
      {groupVariants(cards).map(({ title, variants }, index) => {
        const [card, ...others] = variants;
        if (!card) return null;
        return others.length > 0 ? (
          <VariantsCard key={title} title={title} variants={variants} onBegin={start} />
        ) : (
          <ScenarioCard
            key={title}
            {...card}
            isFirst={index === first}
            onBegin={(how) => start(card.scenario, how)}
          />
        );
      })}
    </ul>
  );

  const others = opened.filter(({ title }) => title !== shared?.title);

  // A link's scenario is inserted at the top: nothing is shown before, so that nothing moves.
  if (!isRead) return null;
  return (
    <OwnPage onDrop={(files) => void openFile(files)}>
      <main className="door-main">
        <h1>{texts.title}</h1>
        <p className="door-lead">{texts.lead}</p>
        <nav className="door-jumps" aria-label={texts.parts}>
          {SECTIONS.map((name) => (
            <Button key={name} small onClick={() => document.getElementById(`door-${name}`)?.focus()}>
              {texts[name]}
            </Button>
          ))}
        </nav>
        {wasOlder && <p className="door-notice">{bar.wasOlder}</p>}
        {problem && (
          <p className="door-problem" role="alert">
            {problem}
          </p>
        )}
        {shared && (
          <section aria-labelledby="door-shared">
            <h2 id="door-shared">{texts.shared}</h2>
            <ul className="door-cards">
              <ScenarioCard scenario={shared} isFirst onBegin={(how) => startShared(shared, how)} />
            </ul>
          </section>
        )}
        {others.length > 0 && (
          <section aria-labelledby="door-opened">
            <h2 id="door-opened">{texts.opened}</h2>
            <ul className="door-cards">
              {others.map((scenario) => (
                <ScenarioCard
                  key={scenario.title}
                  scenario={scenario}
                  isFirst={false}
                  onBegin={(how) => startShared(scenario, how)}
                  onForget={() => forget(scenario)}
                />
              ))}
            </ul>
          </section>
        )}
        {writes > 0 && (
          <section className="door-resume" aria-label={texts.resume}>
            <p>{`${texts.resumeNote(writes)} ${texts.replaced}`}</p>
            <Button icon="back" onClick={() => location.assign(base + readLeft())}>
              {texts.resume}
            </Button>
          </section>
        )}
        <section aria-labelledby="door-lessons">
          <h2 id="door-lessons" tabIndex={-1}>
            {texts.lessons}
          </h2>
          <p className="soft">{texts.lessonsAbout}</p>
          {list(lessons, shared ? -1 : 0)}
        </section>
        <section aria-labelledby="door-roles">
          <h2 id="door-roles" tabIndex={-1}>
            {texts.roles}
          </h2>
          <p className="soft">{texts.rolesAbout}</p>
          <People onChoose={(email) => enter(demo.signIn(email), '/')} />
        </section>
        <section aria-labelledby="door-scenarios">
          <h2 id="door-scenarios" tabIndex={-1}>
            {texts.scenarios}
          </h2>
          <p className="soft">{texts.scenariosAbout}</p>
          {list(situations)}
        </section>
        <FileChoice label={texts.file} drop={texts.drop} onChoose={(files) => void openFile(files)} />
        <section aria-labelledby="door-classroom">
          <h2 id="door-classroom" tabIndex={-1}>
            {texts.classroom}
          </h2>
          <p className="soft">{texts.classroomAbout}</p>
          <div>
            <a className={getButtonClass({})} href={base + CLASSROOM_PATH}>
              {texts.openClassroom}
            </a>
          </div>
        </section>
      </main>
    </OwnPage>
  );
}
