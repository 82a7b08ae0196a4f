import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { toSearch } from '../../domain/values/query';
import { useNavigation, useSession } from '../../hooks/actors';
import { panel } from '../text/panel';
import { base } from '../../views/ui/base';
import { Button } from '../../views/ui/Button';
import { TextField } from '../../views/ui/TextField';
import { DoorLink } from '../door/DoorLink';
import { DOOR_PATH, PACKED } from '../door/path';
import { ReportLink } from '../bar/ReportLink';
import { useDemo, useDemoState } from '../useDemo';
import { copyText } from './copyText';
import { Recorder } from './Recorder';

const texts = panel.file;

/** Maximum characters of a link, so that mail programs keep it whole. */
const LIMIT = 8_000;

/** The present scenario, and the demo's present state as a new one. */
export function ScenarioSection() {
  const demo = useDemo();
  const { title } = useDemoState();
  const address = useSelector(useNavigation(), ({ context }) => context.address);
  const user = useSession()?.user;
  const [name, setName] = useState('');
  const [status, setStatus] = useState<string | null>(null);
  const present = {
    title: name.trim() || texts.unnamed,
    path: address ? address.path + toSearch(address.query) : '/',
    who: user?.email ?? null,
  };

  async function copy(): Promise<void> {
    let isLong = false;
    const link = demo.toLink(present).then((packed) => {
      const { href } = new URL(`${base}${DOOR_PATH}${PACKED}${packed}`, location.href);
      isLong = href.length > LIMIT;
      if (isLong) throw new RangeError('too long a link');
      return href;
    });
    try {
      await copyText(link);
      setStatus(texts.copied);
    } catch {
      setStatus(isLong ? texts.long : texts.notCopied);
    }
  }

  return (
    <>
      <p>{title === null ? texts.plain : texts.current(title)}</p>
      <div className="demo-buttons">
        <DoorLink>{texts.door}</DoorLink>
        <ReportLink />
      </div>
      <p className="soft">{texts.about}</p>
      <TextField label={texts.name} value={name} onChange={setName} />
      <div className="demo-buttons">
        <Button
          variant="primary"
          onClick={() => demo.download({ name: 'escenari.json', content: demo.toFile(present) })}
        >
          {texts.save}
        </Button>
        <Button onClick={() => void copy()}>{texts.link}</Button>
      </div>
      <p role="status">{status}</p>
      <Recorder present={present} />
    </>
  );
}
