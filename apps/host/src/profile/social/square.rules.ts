/** The largest square of a picture: in the middle across, and a little above it in a tall one, where faces are. */
export function squareOf({ width, height }: { width: number; height: number }): {
  x: number;
  y: number;
  size: number;
} {
  const size = Math.min(width, height);
  return { x: Math.round((width - size) / 2), y: Math.round((height - size) / 3), size };
}
