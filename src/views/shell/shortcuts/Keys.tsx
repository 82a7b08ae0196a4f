import { Fragment } from 'react';
import { shortcuts as texts } from '../../../text/shortcuts';
import './Keys.css';

export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="keys">
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && <span>{` ${texts.next} `}</span>}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
