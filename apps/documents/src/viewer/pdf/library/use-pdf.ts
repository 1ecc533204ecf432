import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import type { PageSize } from '../zoom.rules';
import { failureOf, openPdf, type PdfFailure } from './pdf-library';

export type OpenedPdf =
  | { state: 'loading' }
  | { state: 'failed'; failure: PdfFailure }
  /** `size` is the first page's: what the others are taken for until they are read. */
  | { state: 'open'; pdf: PDFDocumentProxy; size: PageSize };

async function sizeOfFirst(pdf: PDFDocumentProxy): Promise<PageSize> {
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  return { width, height };
}

/** A PDF, closed when it is no longer shown. */
export function usePdf(url: string): OpenedPdf & { retry: () => void } {
  const [opened, setOpened] = useState<OpenedPdf>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const task = openPdf(url);
    let isOver = false;
    const open = async () => {
      const pdf = await task.promise;
      const size = await sizeOfFirst(pdf);
      if (!isOver) setOpened({ state: 'open', pdf, size });
    };
    open().catch((error: unknown) => {
      if (!isOver) setOpened({ state: 'failed', failure: failureOf(error) });
    });
    return () => {
      isOver = true;
      void task.destroy();
    };
  }, [url, attempt]);
  const retry = () => {
    setOpened({ state: 'loading' });
    setAttempt(attempt + 1);
  };
  return { ...opened, retry };
}
