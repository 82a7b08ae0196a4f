import { useState } from 'react';
import { base } from '../../views/ui/base';
import { copyText } from '../panel/copyText';
import { door as texts } from '../text/door';
import { DOOR_PATH } from './path';

/** Maximum characters of a link, so that mail programs keep it whole. */
const LIMIT = 8_000;

/** Copies a link to the door, and tells its outcome; `place` is what follows the door's path. */
export function useCopyLink() {
  const [status, setStatus] = useState<string | null>(null);

  async function copy(place: string | Promise<string>): Promise<void> {
    // A link to a disk names its folder, and is none elsewhere.
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
