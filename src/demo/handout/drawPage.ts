import { domToCanvas } from 'modern-screenshot';
import type { Step } from '../../../mock-server/demo/scenario';
import { findTarget, stopPointing } from '../lesson/pointAt';
import { embedFonts, listProperties } from './styles';
import type { Cut } from './takePictures';

/** Pixels of a picture at most, and between its edge and the target. */
const WIDTH = 960;
const HEIGHT = 540;
const MARGIN = 32;

/** The demo's own parts, and a text that is code for the drawing. */
const LEFT_OUT = 'noscript, script, .demo-panel, .projector-ring';

const isOneLine = ([first, ...rest]: readonly HTMLElement[]): boolean =>
  rest.every(
    ({ offsetTop, offsetHeight }) =>
      first && offsetTop < first.offsetTop + first.offsetHeight && first.offsetTop < offsetTop + offsetHeight,
  );

/**
 * Makes the page stand as it is drawn, and returns an undo: from its beginning, without parts that stick, and without
 * lines that would break because a drawing's letters are a hair wider.
 */
function hold(): () => void {
  const { scrollX, scrollY } = window;
  const undos: (() => void)[] = [];
  function set({ style }: HTMLElement, changes: Record<string, string>): void {
    Object.assign(style, changes);
    undos.push(() => Object.keys(changes).forEach((name) => Object.assign(style, { [name]: '' })));
  }
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  for (const one of document.querySelectorAll<HTMLElement>('body *')) {
    const { position, flexWrap } = getComputedStyle(one);
    const children = [...one.children].filter((child) => child instanceof HTMLElement);
    if (position === 'sticky') set(one, { position: 'relative', inset: 'auto' });
    if (flexWrap === 'wrap' && isOneLine(children)) {
      set(one, { flexWrap: 'nowrap' });
      for (const child of children) set(child, { flexShrink: '0' });
    }
  }
  return () => {
    for (const undo of undos) undo();
    scrollTo({ top: scrollY, left: scrollX, behavior: 'instant' });
  };
}

/** Bottom of the demo's own bars, which are above the product. */
const findTop = (): number =>
  Math.max(
    0,
    ...[...document.querySelectorAll('.banner, .lesson')].map((one) => one.getBoundingClientRect().bottom),
  );

/** Start of a stretch with the target: at an edge of the page, or else with the target in its middle. */
function findStart(from: number, to: number, length: number, first: number, last: number): number {
  if (last + MARGIN <= from + length) return from;
  const latest = Math.max(from, to - length);
  return first - MARGIN >= latest ? latest : Math.min(latest, Math.max(from, (first + last - length) / 2));
}

function outline(ink: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  for (const [gap, thickness, colour] of [
    [1.5, 3, 'white'],
    [4.5, 3, '#f5b72e'],
    [6.5, 1, 'black'],
  ] as const) {
    ink.lineWidth = thickness;
    ink.strokeStyle = colour;
    ink.beginPath();
    ink.roundRect(x - gap, y - gap, width + 2 * gap, height + 2 * gap, 4 + gap);
    ink.stroke();
  }
}

/** The part of a drawn page around a target, which is outlined; without one, the page's beginning. */
function cutOut(page: HTMLCanvasElement, top: number, target: DOMRect | undefined): string {
  const width = target ? Math.min(WIDTH, page.width) : page.width;
  const height = Math.min(Math.max(HEIGHT, (width * HEIGHT) / WIDTH), page.height - top);
  const x = target ? findStart(0, page.width, width, target.left, target.right) : 0;
  const y = target ? findStart(top, page.height, height, target.top, target.bottom) : top;
  const picture = document.createElement('canvas');
  const scale = Math.min(1, WIDTH / width);
  picture.width = width * scale;
  picture.height = height * scale;
  const ink = picture.getContext('2d');
  if (!ink) throw new Error('no canvas');
  ink.scale(scale, scale);
  ink.drawImage(page, -x, -y);
  if (target) outline(ink, target.x - x, target.y - y, target.width, target.height);
  return picture.toDataURL('image/webp', 0.9);
}

/** Draws the product's page as it stands, without the demo's bars, to cut a picture of any step out of it. */
export async function drawPage(steps: readonly Step[]): Promise<Cut> {
  const cssText = await embedFonts();
  stopPointing();
  const undo = hold();
  try {
    const top = findTop();
    const targets = steps.map(({ at }) => findTarget([at ?? []].flat())?.getBoundingClientRect());
    const page = await domToCanvas(document.body, {
      // The library's own search for fonts needs styles that the content policy forbids.
      font: cssText === '' ? false : { cssText },
      filter: (node) => !(node instanceof Element && node.matches(LEFT_OUT)),
      // Three fifths of the time go into the properties that no style sheet sets.
      includeStyleProperties: listProperties(),
      style: { margin: '0' },
      features: { restoreScrollPosition: true },
      onCloneEachNode(node) {
        if (node instanceof HTMLElement && node.style.overflow !== 'visible') node.style.overflow = 'hidden';
      },
    });
    return (step) => cutOut(page, top, targets[step]);
  } finally {
    undo();
  }
}
