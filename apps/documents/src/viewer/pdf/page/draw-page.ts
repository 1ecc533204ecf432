import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { AnnotationMode, TextLayer } from '../library/pdf-library';
import { pixelRatioOf } from '../zoom.rules';

/** What is under way, and how it is given up. */
interface Drawing {
  done: Promise<void>;
  cancel: () => void;
}

/** Draws a page, then puts it in the place of what `holder` has: until then an earlier drawing stays, larger or smaller. */
export function drawCanvas(page: PDFPageProxy, holder: HTMLElement, scale: number): Drawing {
  const viewport = page.getViewport({ scale });
  const ratio = pixelRatioOf(viewport, globalThis.devicePixelRatio || 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width * ratio));
  canvas.height = Math.max(1, Math.floor(viewport.height * ratio));
  canvas.setAttribute('aria-hidden', 'true');
  let isOver = false;
  const task = page.render({
    canvas,
    viewport,
    transform: [canvas.width / viewport.width, 0, 0, canvas.height / viewport.height, 0, 0],
    annotationMode: AnnotationMode.ENABLE,
  });
  const draw = async () => {
    await task.promise;
    if (isOver) return;
    releaseCanvas(holder);
    holder.replaceChildren(canvas);
  };
  return {
    done: draw(),
    cancel: () => {
      isOver = true;
      task.cancel();
    },
  };
}

/** Gives the memory of a drawing back: browsers keep it for a while after the element is gone. */
export function releaseCanvas(holder: HTMLElement): void {
  const canvas = holder.querySelector('canvas');
  if (!canvas) return;
  canvas.width = 0;
  canvas.height = 0;
  canvas.remove();
}

/** Lays the words of a page over its drawing, to be selected, found and read aloud. They follow `--total-scale-factor`. */
export function layText(page: PDFPageProxy, holder: HTMLElement): Drawing {
  holder.replaceChildren();
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: holder,
    viewport: page.getViewport({ scale: 1 }),
  });
  return { done: layer.render(), cancel: () => layer.cancel() };
}
