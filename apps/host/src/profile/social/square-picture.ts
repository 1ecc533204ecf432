import { redrawnPicture } from '../../app/redrawn-picture';
import { squareOf } from './square.rules';

/** Edge of a stored photo in pixels: twice the largest at which one is shown. */
const edge = 512;

/**
 * The middle of a picture as a small square JPEG. What this browser cannot read is sent as it is: the server says whether
 * it can be taken.
 */
export async function squarePicture(file: File): Promise<File> {
  const redrawn = await redrawnPicture(file, {
    cutOf(picture) {
      const { x, y, size } = squareOf(picture);
      const shown = Math.min(edge, size);
      return { from: { x, y, width: size, height: size }, width: shown, height: shown };
    },
    mediaType: 'image/jpeg',
    quality: 0.85,
    ground: 'white',
  });
  return redrawn?.file ?? file;
}
