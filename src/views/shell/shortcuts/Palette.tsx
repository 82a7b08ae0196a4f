import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useLocation } from 'wouter';
import type { Found } from '../../../machines/kit/findRecords';
import type { shortcutsMachine } from '../../../machines/services/shortcuts';
import { useCatalog, useNow } from '../../../hooks/data';
import { getNoticeText } from '../../../text/notices';
import { shell } from '../../../text/shell';
import { shortcuts as texts } from '../../../text/shortcuts';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Modal } from '../../ui/Modal';
import { listGroups, type PaletteOption } from './options';
import './Palette.css';

type PaletteProps = { actor: ActorRefFrom<typeof shortcutsMachine>; onClose: () => void };

export function Palette({ actor, onClose }: PaletteProps) {
  const { q, found, viewer } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const now = useNow();
  const ambits = useCatalog(
    'ambits',
    found.some(({ list, results }) => list === 'consultes' && results.length > 0),
  );
  const groups = listGroups(viewer.permissions, { q, found, now, ambits: ambits?.data ?? [] });
  const options = groups.flatMap((group) => group.options);
  const number = options.filter(({ takesSearch }) => !takesSearch).length;
  const active = Math.min(chosen, options.length - 1);
  const getId = (index: number): string => `${id}-${index}`;
  const type = (text: string) => actor.send({ type: 'shortcuts.type', q: text });

  useEffect(() => {
    document.getElementById(getId(active))?.scrollIntoView({ block: 'nearest' });
  });

  function choose({ path, takesSearch }: PaletteOption): void {
    if (path === undefined) return actor.send({ type: 'shortcuts.help' });
    if (takesSearch) actor.send({ type: 'shortcuts.carry', path });
    else onClose();
    navigate(path);
  }
  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((active + step + options.length) % Math.max(1, options.length));
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    else if (options[active]) choose(options[active]);
    event.preventDefault();
  }

  let index = -1;
  return (
    <Modal title={texts.find} first={input} onClose={onClose}>
      <input
        ref={input}
        className="input"
        role="combobox"
        aria-label={texts.find}
        aria-expanded={options.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? getId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={texts.placeholder}
        value={q}
        onChange={({ target }) => {
          setChosen(0);
          type(target.value);
        }}
        onKeyDown={press}
      />
      <div
        className="palette-list"
        role="listbox"
        id={id}
        aria-label={texts.find}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map(({ label, options: some }) => (
          <div key={label} role="group" aria-label={label}>
            <p className="palette-group" aria-hidden="true">
              {label}
            </p>
            {some.map((option) => {
              index += 1;
              return (
                <div
                  key={option.label + (option.path ?? '')}
                  role="option"
                  tabIndex={-1}
                  id={getId(index)}
                  aria-selected={index === active}
                  onClick={() => choose(option)}
                >
                  <Icon name={option.icon} />
                  <span>
                    <span>{option.label}</span>{' '}
                    {option.about && <small className="sub-line">{option.about}</small>}
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <Failures found={found} onRetry={() => type(q)} />
      <p className="palette-foot">
        <span role="status">
          <span>{isBusy ? texts.looking : number > 0 ? texts.found(number) : texts.nothing}</span>
          {!isBusy && number === 0 && <span>{`. ${texts.nothingHelp}`}</span>}
        </span>
        <span className="palette-keys">{texts.palette}</span>
      </p>
    </Modal>
  );
}

function Failures({ found, onRetry }: { found: readonly Found[]; onRetry: () => void }) {
  const failed = found.filter(({ failure }) => failure !== null);
  if (failed.length === 0) return null;
  return (
    <div className="palette-failed" role="alert">
      {failed.map(({ list, message }) => {
        const { text, lang } = getNoticeText({ key: `${list}.listFailed` });
        const why = message && getNoticeText(message);
        return (
          <p key={list} lang={lang}>
            {[text, ...(why && why.text !== text ? [why.text] : []), ...(why?.lines ?? [])].join('. ')}
          </p>
        );
      })}
      <Button small icon="refresh" onClick={onRetry}>
        {shell.retry}
      </Button>
    </div>
  );
}
