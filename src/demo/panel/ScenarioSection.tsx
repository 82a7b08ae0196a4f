import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { toSearch } from '../../domain/values/query';
import { useNavigation, useSession } from '../../hooks/actors';
import { panel } from '../text/panel';
import { Button } from '../../views/ui/Button';
import { TextField } from '../../views/ui/TextField';
import { DoorLink } from '../door/DoorLink';
import { toPlace } from '../door/path';
import { useCopyLink } from '../door/useCopyLink';
import { ReportLink } from '../bar/ReportLink';
import { RestartButton } from '../bar/RestartButton';
import { useDemo, useDemoState } from '../useDemo';
import { useKept } from '../useKept';
import { FillDay } from './FillDay';
import { TITLE_LIMIT } from './limit';

const texts = panel.file;

export function ScenarioSection() {
  const demo = useDemo();
  const { title, lesson } = useDemoState();
  const address = useSelector(useNavigation(), ({ context }) => context.address);
  const user = useSession()?.user;
  const [name, setName] = useState('');
  const [isProjected, setProjected] = useKept('projector');
  const { status, copy, clear } = useCopyLink();
  const present = {
    title: name.trim() || lesson?.title || texts.unnamed,
    path: address ? address.path + toSearch(address.query) : '/',
    who: user?.email ?? null,
  };

  return (
    <>
      <p>{title === null ? texts.plain : texts.current(title)}</p>
      <div className="demo-buttons">
        <DoorLink>{texts.door}</DoorLink>
        <RestartButton />
        <ReportLink />
      </div>
      <label className="filter-option">
        <input
          type="checkbox"
          checked={isProjected}
          onChange={({ target }) => setProjected(target.checked)}
        />
        <span>{texts.projector}</span>
      </label>
      <p className="soft">{lesson ? texts.aboutLesson : texts.about}</p>
      <TextField
        label={texts.name}
        value={name}
        maxLength={TITLE_LIMIT}
        onChange={(next) => {
          setName(next);
          clear();
        }}
      />
      <div className="demo-buttons">
        <Button
          variant="primary"
          onClick={() => demo.download({ name: 'escenari.json', content: demo.toFile(present) })}
        >
          {texts.save}
        </Button>
        <Button onClick={() => copy(toPlace(demo, present))}>{texts.link}</Button>
      </div>
      <p role="status">{status}</p>
      <FillDay />
    </>
  );
}
