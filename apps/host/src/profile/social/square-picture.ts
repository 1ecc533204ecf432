import { squareOf } from './square.rules';

/** Edge of a stored photo in pixels: twice the largest at which one is shown. */
const edge = 512;

/**
 * The middle of a picture as a small square JPEG, upright. What a camera writes beside it, the place among it, is left out.
 * What this browser cannot read is sent as it is: the server says whether it can be taken.
 */
export async function squarePicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return file;
  const { x, y, size } = squareOf(picture);
  const canvas = document.createElement('canvas');
  const shown = Math.min(edge, size);
  canvas.width = shown;
  canvas.height = shown;
  const pen = canvas.getContext('2d');
  if (!pen) return file;
  // JPEG has no transparency; without this it would turn black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, shown, shown);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, size, size, 0, 0, shown, shown);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
  if (!blob) return file;
  return new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' });
}
