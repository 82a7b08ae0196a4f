import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Scenario } from '../../../mock-server/demo/scenario';
import { Button } from '../../views/ui/Button';
import { handout as texts } from '../text/handout';
import { Handout } from './Handout';
import type { PictureTaker } from './takePictures';

type PicturedHandoutProps = {
  scenario: Scenario;
  taker: PictureTaker;
  isResting: boolean;
  isEnded: boolean;
};

/** Prints what a playback has taken so far, once it stands; pictures of the light theme, as paper is. */
export function PicturedHandout({ scenario, taker, isResting, isEnded }: PicturedHandoutProps) {
  const pictures = useSyncExternalStore(taker.subscribe, taker.read);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const theme = dataset['theme'];
    dataset['theme'] = 'light';
    return () => {
      if (theme === undefined) delete dataset['theme'];
      else dataset['theme'] = theme;
    };
  }, []);
  const count = Object.keys(pictures).length;
  if (count === 0) return isEnded && <span>{texts.noPictures}</span>;
  if (!isResting) return null;

  /** A print begins at once: the pictures must be ready before. */
  async function print(): Promise<void> {
    const images = Object.values(pictures).map((src) => Object.assign(new Image(), { src }));
    await Promise.allSettled(images.map((image) => image.decode()));
    setPrinting(true);
  }
  return (
    <>
      <Button small className="demo-button" onClick={() => void print()}>
        {texts.withPictures(count)}
      </Button>
      {isPrinting && <Handout scenario={scenario} pictures={pictures} onPrinted={() => setPrinting(false)} />}
    </>
  );
}
