/** What of a picture is drawn, and how large, in pixels. */
export interface Cut {
  from: { x: number; y: number; width: number; height: number };
  width: number;
  height: number;
}

export interface Redrawing {
  cutOf: (picture: { width: number; height: number }) => Cut;
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
  quality?: number;
  /** Under a picture whose kind has no transparency: it would turn black without. */
  ground?: string;
}

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/**
 * A picture drawn anew, upright: what a camera or a program writes beside it, the place among it, is left out. Null where
 * this browser cannot read it, or does not write this kind.
 */
export async function redrawnPicture(file: File, drawing: Redrawing): Promise<(Cut & { file: File }) | null> {
  const { cutOf, mediaType, quality, ground } = drawing;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  const cut = cutOf(picture);
  const canvas = document.createElement('canvas');
  canvas.width = cut.width;
  canvas.height = cut.height;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  if (ground !== undefined) {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, cut.width, cut.height);
  }
  pen.imageSmoothingQuality = 'high';
  const { x, y, width, height } = cut.from;
  pen.drawImage(picture, x, y, width, height, 0, 0, cut.width, cut.height);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, mediaType, quality));
  if (blob?.type !== mediaType) return null;
  const name = `${file.name.replace(/\.\w+$/, '')}.${endings[mediaType]}`;
  return { ...cut, file: new File([blob], name, { type: mediaType }) };
}
