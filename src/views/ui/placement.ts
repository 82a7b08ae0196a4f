export type Side = 'below' | 'beside';

type Box = {
  left: number;
  top: number;
  right: number;
  bottom: number;
};

type Size = {
  width: number;
  height: number;
};

const GAP = 4;
const MARGIN = 8;

/** Position of a panel in viewport pixels: beside or below its anchor, on the side with room. */
export function place(anchor: Box, panel: Size, view: Size, side: Side, align: 'start' | 'end' = 'start') {
  const clamp = (value: number, size: number, room: number) =>
    Math.max(MARGIN, Math.min(value, room - size - MARGIN));

  if (side === 'beside') {
    const before = anchor.left - GAP - panel.width;
    const after = anchor.right + GAP;
    const fitsAfter = after + panel.width + MARGIN <= view.width;
    const fitsBefore = before >= MARGIN;
    const useAfter = align === 'start' ? fitsAfter || !fitsBefore : fitsAfter && !fitsBefore;
    return {
      left: clamp(useAfter ? after : before, panel.width, view.width),
      top: clamp(anchor.top, panel.height, view.height),
    };
  }

  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - panel.height;
  const flips = below + panel.height + MARGIN > view.height && above >= MARGIN;
  return {
    left: clamp(align === 'start' ? anchor.left : anchor.right - panel.width, panel.width, view.width),
    top: clamp(flips ? above : below, panel.height, view.height),
  };
}
