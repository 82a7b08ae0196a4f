import { Fragment, useId, useRef } from 'react';
import { holds } from '../../../domain/access/permissions';
import { listCreations } from '../../../domain/pages/shortcuts';
import { useViewer } from '../../../hooks/data';
import { pageTitles } from '../../../text/pageTitles';
import { shortcuts as texts } from '../../../text/shortcuts';
import { Modal } from '../../ui/Modal';
import { Keys } from './Keys';
import { useSingleKeys } from './useKeys';

export function Sheet({ onClose }: { onClose: () => void }) {
  const { permissions } = useViewer();
  const [isOn, turn] = useSingleKeys();
  const first = useRef<HTMLInputElement>(null);
  const id = useId();
  const { keys } = texts;
  const rows: readonly [string, string, ...string[]][] = [
    [texts.find, keys.find],
    [texts.save, keys.save],
    [texts.close, keys.close],
    ...(holds(permissions, 'create_cita') ? [[texts.move, keys.move] as [string, string]] : []),
    ...(isOn
      ? ([
          [texts.search, keys.search],
          ...listCreations(permissions).map(({ screen, letter }) => [
            pageTitles[screen],
            keys.make,
            letter.toUpperCase(),
          ]),
          [texts.help, keys.help],
        ] as [string, string, ...string[]][])
      : []),
  ];
  return (
    <Modal title={texts.sheet} first={first} onClose={onClose}>
      <dl className="key-list">
        {rows.map(([what, ...pressed]) => (
          <Fragment key={what}>
            <dt>
              <Keys keys={pressed} />
            </dt>
            <dd>{what}</dd>
          </Fragment>
        ))}
      </dl>
      <label className="filter-option">
        <input
          ref={first}
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={({ target }) => turn(target.checked)}
        />
        <span>
          <span>{texts.single}</span>
          <small className="sub-line" id={id}>
            {texts.singleHelp}
          </small>
        </span>
      </label>
    </Modal>
  );
}
