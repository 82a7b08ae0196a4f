import { useState } from 'react';
import { base } from '../../views/ui/base';
import { copyText } from '../panel/copyText';
import { door as texts } from '../text/door';
import { DOOR_PATH } from './path';

/** Maximum characters of a link, so that mail programs keep it whole. */
const LIMIT = 8_000;

/** Copies a link to the door; `place` is what follows its path. The status says what became of it. */
export function useCopyLink() {
  const [status, setStatus] = useState<string | null>(null);

  async function copy(place: string | Promise<string>): Promise<void> {
    // It would be no link elsewhere, and name a folder of this disk.
    if (location.protocol === 'file:') {
      setStatus(texts.ownDisk);
      return;
    }
    let isLong = false;
    const link = Promise.resolve(place).then((after) => {
      const { href } = new URL(base + DOOR_PATH + after, location.href);
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
  return {
    status,
    copy: (place: string | Promise<string>) => void copy(place),
    clear: () => setStatus(null),
  };
}
