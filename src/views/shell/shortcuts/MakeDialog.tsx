import { useRef } from 'react';
import { listCreations } from '../../../domain/pages/shortcuts';
import { useViewer } from '../../../hooks/data';
import { pageTitles } from '../../../text/pageTitles';
import { shortcuts as texts } from '../../../text/shortcuts';
import { ButtonLink } from '../../ui/ButtonLink';
import { Modal } from '../../ui/Modal';
import { Keys } from './Keys';

/** New records by letter or press; `useKeys` handles the letter. */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const { permissions } = useViewer();
  const first = useRef<HTMLAnchorElement>(null);
  return (
    <Modal title={texts.make} first={first} onClose={onClose}>
      <ul className="make-list">
        {listCreations(permissions).map(({ path, screen, letter }, at) => (
          <li key={path}>
            <ButtonLink ref={at === 0 ? first : undefined} href={path} variant="quiet" onClick={onClose}>
              <Keys keys={[letter.toUpperCase()]} /> <span>{pageTitles[screen]}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="muted">{texts.makeHelp}</p>
    </Modal>
  );
}
