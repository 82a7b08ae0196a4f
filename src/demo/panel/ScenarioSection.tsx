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
import { Recorder } from './Recorder';

const texts = panel.file;

/** So many signs a link may have and still pass through a mail. */
const LONGEST = 8_000;

/** What the demonstration began with, and the present as a scenario to hand on. */
export function ScenarioSection() {
  const demo = useDemo();
  const { title } = useDemoState();
  const address = useSelector(useNavigation(), ({ context }) => context.address);
  const user = useSession()?.user;
  const [name, setName] = useState('');
  const [told, setTold] = useState<string | null>(null);
  const present = {
    title: name.trim() || texts.unnamed,
    path: address ? address.path + toSearch(address.query) : '/',
    who: user?.email ?? null,
  };

  async function copy(): Promise<void> {
    const link = new URL(`${base}${DOOR_PATH}${PACKED}${await demo.toLink(present)}`, location.href).href;
    if (link.length > LONGEST) return setTold(texts.long);
    try {
      await navigator.clipboard.writeText(link);
      setTold(texts.copied);
    } catch {
      setTold(texts.notCopied);
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
      <p role="status">{told}</p>
      <Recorder present={present} />
    </>
  );
}
