import type { PageText } from '../read-file';
import { openPdf } from './open-pdf';
import { maxLetters, maxPages } from './text-limit';

/** The text of each page of a PDF that has any. */
export async function pdfText(content: Uint8Array): Promise<PageText[]> {
  const pdf = await openPdf(content);
  const pages: PageText[] = [];
  let letters = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages) && letters < maxLetters; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    page.cleanup();
    letters += text.length;
    pages.push({ page: number, text });
  }
  return pages;
}
