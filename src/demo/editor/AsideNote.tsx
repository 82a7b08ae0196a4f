import { Button } from '../../views/ui/Button';
import { enter } from '../door/enter';
import { editor as texts } from '../text/editor';
import { useDemo, useDemoState } from '../useDemo';
import './Editor.css';

/** Note that another demo is open, with the way back to the unfinished lesson. */
export function AsideNote({ title, small }: { title: string; small?: boolean }) {
  const demo = useDemo();
  const name = title.trim() || texts.unnamed;
  function takeBack(): void {
    const taken = demo.takeBack();
    if (taken) enter(taken.session, taken.path);
  }
  return (
    <>
      <p>{small ? texts.asideShort(name) : texts.aside(name)}</p>
      <div className="demo-buttons">
        <Button small={small} className={small ? 'demo-button' : undefined} onClick={takeBack}>
          {texts.takeBack}
        </Button>
      </div>
    </>
  );
}

export function AsideStrip() {
  const { aside } = useDemoState();
  if (aside === null) return null;
  return (
    <aside className="lesson editor-aside" aria-label={texts.title}>
      <AsideNote title={aside} small />
    </aside>
  );
}
