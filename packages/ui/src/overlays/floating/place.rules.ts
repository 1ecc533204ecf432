export interface Rect {
  top: number;
  left: number;
  width: number;
  height: number;
}

export type Side = 'bottom' | 'top' | 'right' | 'left';
export type Align = 'start' | 'center' | 'end';

export interface Placement {
  side: Side;
  align: Align;
  /** Pixels between anchor and panel. */
  gap: number;
}

export interface Place {
  top: number;
  left: number;
  side: Side;
}

const edge = 8;
const opposite: Record<Side, Side> = { bottom: 'top', top: 'bottom', left: 'right', right: 'left' };

/**
 * Where a panel goes, in pixels of the viewport: at the wanted side of the anchor, on the opposite one where only that
 * has room, and never past the viewport's edge.
 */
export function placePanel(
  anchor: Rect,
  panel: { width: number; height: number },
  viewport: { width: number; height: number },
  wanted: Placement,
): Place {
  const room: Record<Side, number> = {
    top: anchor.top,
    bottom: viewport.height - anchor.top - anchor.height,
    left: anchor.left,
    right: viewport.width - anchor.left - anchor.width,
  };
  const needed = wanted.gap + edge + (isVertical(wanted.side) ? panel.height : panel.width);
  const other = opposite[wanted.side];
  const side = room[wanted.side] < needed && room[other] > room[wanted.side] ? other : wanted.side;

  const along = isVertical(side)
    ? aligned(anchor.left, anchor.width, panel.width, wanted.align)
    : aligned(anchor.top, anchor.height, panel.height, wanted.align);
  const across = acrossOf(side, anchor, panel, wanted.gap);
  return isVertical(side)
    ? {
        side,
        top: clamp(across, panel.height, viewport.height),
        left: clamp(along, panel.width, viewport.width),
      }
    : {
        side,
        top: clamp(along, panel.height, viewport.height),
        left: clamp(across, panel.width, viewport.width),
      };
}

const isVertical = (side: Side) => side === 'top' || side === 'bottom';

function aligned(start: number, length: number, panelLength: number, align: Align): number {
  if (align === 'start') return start;
  if (align === 'end') return start + length - panelLength;
  return start + (length - panelLength) / 2;
}

function acrossOf(side: Side, anchor: Rect, panel: { width: number; height: number }, gap: number): number {
  if (side === 'bottom') return anchor.top + anchor.height + gap;
  if (side === 'top') return anchor.top - panel.height - gap;
  if (side === 'right') return anchor.left + anchor.width + gap;
  return anchor.left - panel.width - gap;
}

function clamp(value: number, length: number, total: number): number {
  return Math.max(edge, Math.min(value, total - length - edge));
}
