import { classes } from '../../views/ui/classes';
import { panel } from '../text/panel';
import { useDemoState } from '../useDemo';

const texts = panel.made;

function format(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

export function CallsSection() {
  const { calls } = useDemoState();
  return (
    <>
      <p className="soft">{texts.about}</p>
      {calls.length === 0 && <p>{texts.none}</p>}
      <ol className="demo-list demo-calls">
        {calls.map(({ number, method, path, status, took, sent, answered }) => {
          const isFailed = status === null || status >= 400;
          return (
            <li key={number}>
              <details>
                <summary>
                  <b className={classes('demo-status', isFailed && 'demo-status-failed')}>
                    {status ?? texts.noAnswer}
                  </b>{' '}
                  <code>{`${method} ${path}`}</code> <span className="sub-line">{texts.took(took)}</span>
                </summary>
                {[
                  [texts.sent, sent],
                  [texts.answered, answered],
                ].map(([name = '', text = '']) => (
                  <div key={name}>
                    <h4>{name}</h4>
                    <pre tabIndex={0} aria-label={name}>
                      {text === '' ? texts.nothing : format(text)}
                    </pre>
                  </div>
                ))}
              </details>
            </li>
          );
        })}
      </ol>
    </>
  );
}
