/** Width and height of a page in points, 72 to an inch. */
export interface PageSize {
  width: number;
  height: number;
}

/** A multiple of the printed size, or as wide as there is room. */
export type Zoom = number | 'fit';

export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

const cssPixelsPerPoint = 96 / 72;

/** CSS pixels for a point of a page. */
export function scaleOf(zoom: Zoom, pageWidth: number, room: number): number {
  if (zoom !== 'fit') return zoom * cssPixelsPerPoint;
  return Math.max(room, 1) / pageWidth;
}

/** The next step from what is shown; the last one again at the end. */
export function nextZoom(scale: number, direction: 'in' | 'out'): number {
  // What fits is seldom a step itself; one percent of it is no other size.
  const now = scale / cssPixelsPerPoint;
  const next =
    direction === 'in'
      ? zoomSteps.find((step) => step > now * 1.01)
      : zoomSteps.findLast((step) => step < now * 0.99);
  return next ?? (direction === 'in' ? 4 : 0.5);
}

/** 4,096 × 4,096 pixels take 64 MiB, and some phones draw no more. */
const maxCanvasPixels = 4096 * 4096;

/** Pixels of a canvas for a CSS pixel: the device's, or fewer where the page is large. */
export const pixelRatioOf = ({ width, height }: PageSize, devicePixelRatio: number): number =>
  Math.min(devicePixelRatio, Math.sqrt(maxCanvasPixels / (width * height)));

/** The page that an address names, `#page=3` (RFC 8118); undefined where it names none. */
export function pageInHash(hash: string): number | undefined {
  const found = /(?:^#|&)page=(\d{1,6})(?:&|$)/.exec(hash)?.[1];
  return found === undefined || Number(found) < 1 ? undefined : Number(found);
}
