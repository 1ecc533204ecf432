import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useRef, useState } from 'react';
import { findNext, type FoundAt, matchesIn } from './find.rules';

/** The text of a page as `markMatches` reads it off the words that are laid over it. */
async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
}

export interface Finding {
  words: string;
  state: 'idle' | 'reading' | 'found' | 'none' | 'failed';
  at: FoundAt | null;
}

const nothing: Finding = { words: '', state: 'idle', at: null };

/** Finds words from the page that is open onwards, and reads no more pages than it takes. */
export function useFind(pdf: PDFDocumentProxy, openPage: number) {
  const [finding, setFinding] = useState(nothing);
  const texts = useRef(new Map<number, Promise<string>>());
  const asked = useRef(0);
  const textOn = (page: number): Promise<string> => {
    const known = texts.current.get(page) ?? textOf(pdf, page);
    texts.current.set(page, known);
    known.catch(() => texts.current.delete(page));
    return known;
  };
  const find = async (words: string, direction: 1 | -1): Promise<FoundAt | null> => {
    asked.current += 1;
    const ask = asked.current;
    const again = finding.words === words ? finding.at : null;
    const from = again ?? { page: openPage, index: -1 };
    setFinding({ words, state: 'reading', at: again });
    const countOn = async (page: number) => {
      // Words that were changed meanwhile are sought by another call.
      if (ask !== asked.current) return 1;
      return matchesIn(await textOn(page), words).length;
    };
    try {
      const at = await findNext(from, direction, pdf.numPages, countOn);
      if (ask !== asked.current) return null;
      setFinding({ words, state: at ? 'found' : 'none', at });
      return at;
    } catch {
      if (ask === asked.current) setFinding({ words, state: 'failed', at: again });
      return null;
    }
  };
  const clear = () => {
    asked.current += 1;
    setFinding(nothing);
  };
  return { finding, find, clear };
}
