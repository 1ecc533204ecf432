import type { PDFPageProxy } from 'pdfjs-dist';
import { openPdf } from './open-pdf';

/** Its longer side in pixels: twice what is shown, for fine screens. */
const side = 400;
/** In pixels: a photo of 108 megapixels is read, a picture of 30,000 by 30,000 is not. */
const maxPixels = 120_000_000;
const quality = 75;

async function ofPicture(content: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const reader = sharp(content, { limitInputPixels: maxPixels, pages: 1, autoOrient: true });
  const fitted = reader.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  return fitted.webp({ quality }).toBuffer();
}

/** What the library's optional canvas can do in Node. */
interface Canvas {
  encode(format: 'webp', quality: number): Promise<Uint8Array>;
}
type Drawn = Parameters<PDFPageProxy['render']>[0]['canvas'];
interface CanvasFactory {
  create(width: number, height: number): { canvas: NonNullable<Drawn> & Canvas };
}

async function ofPdf(content: Uint8Array): Promise<Uint8Array> {
  const pdf = await openPdf(content, { isDrawn: true });
  const page = await pdf.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: side / Math.max(width, height) });
  const factory = pdf.canvasFactory as CanvasFactory;
  const { canvas } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas, viewport, background: 'white' }).promise;
  return canvas.encode('webp', quality);
}

/** A picture, or the first page of a PDF, as a small WebP. Throws where it can't be drawn, or the library for it is not installed. */
export const thumbnail = (content: Uint8Array, mediaType: string): Promise<Uint8Array> =>
  mediaType === 'application/pdf' ? ofPdf(content) : ofPicture(content);
