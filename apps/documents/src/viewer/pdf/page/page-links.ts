import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A link of a page: where it lies, in percent of the page, and where it leads. */
export interface PageLink {
  box: { left: number; top: number; width: number; height: number };
  to: { url: string } | { page: number };
}

/** Only these lead anywhere: the library lets through what it takes for safe, FTP among it. */
const followed = /^(?:https?|mailto|tel):/i;

interface LinkAnnotation {
  subtype?: string;
  rect?: number[];
  url?: string;
  dest?: unknown;
}

/** The page that a destination names: by a reference to it, or by its place. */
async function pageOfDestination(pdf: PDFDocumentProxy, dest: unknown): Promise<number | undefined> {
  const target: unknown = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  const first: unknown = Array.isArray(target) ? target[0] : undefined;
  if (typeof first === 'number') return first + 1;
  if (typeof first !== 'object' || first === null || !('num' in first) || !('gen' in first)) return undefined;
  return (await pdf.getPageIndex({ num: Number(first.num), gen: Number(first.gen) })) + 1;
}

async function targetOf(
  pdf: PDFDocumentProxy,
  { url, dest }: LinkAnnotation,
): Promise<PageLink['to'] | undefined> {
  if (url !== undefined) return followed.test(url) ? { url } : undefined;
  // A destination that is not there leads nowhere.
  const page = dest ? await pageOfDestination(pdf, dest).catch(() => undefined) : undefined;
  return page === undefined ? undefined : { page };
}

export async function linksOf(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<PageLink[]> {
  const annotations: LinkAnnotation[] = await page.getAnnotations();
  const { width, height, ...viewport } = boxed(page);
  const links = annotations.map(async (annotation): Promise<PageLink | undefined> => {
    const { subtype, rect } = annotation;
    if (subtype !== 'Link' || rect?.length !== 4) return undefined;
    const to = await targetOf(pdf, annotation);
    const [x1, y1, x2, y2] = viewport.toPage(rect);
    const box = {
      left: (Math.min(x1, x2) / width) * 100,
      top: (Math.min(y1, y2) / height) * 100,
      width: (Math.abs(x1 - x2) / width) * 100,
      height: (Math.abs(y1 - y2) / height) * 100,
    };
    return to && { box, to };
  });
  return (await Promise.all(links)).filter((link) => link !== undefined);
}

function boxed(page: PDFPageProxy) {
  const viewport = page.getViewport({ scale: 1 });
  const { width, height } = viewport;
  const toPage = ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[]): [number, number, number, number] => {
    const [[left = 0, top = 0], [right = 0, bottom = 0]] = [
      viewport.convertToViewportPoint(x1, y1),
      viewport.convertToViewportPoint(x2, y2),
    ];
    return [left, top, right, bottom];
  };
  return { width, height, toPage };
}
