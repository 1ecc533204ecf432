import { makePdf } from './make-pdf';

/** A letter on paper. Lines are text as people wrote it. */
export interface PaperLetter {
  /** Who it is from, in lines. */
  from: readonly string[];
  /** Name and address of who gets it, in lines. */
  to: readonly string[];
  date: string;
  subject: string;
  /** Paragraphs; those of a list begin with a bullet. */
  body: readonly string[];
  /** At its end, to be filled in and cut off: never on two pages. */
  slip?: { title: string; lines: readonly string[] };
  /** What goes with it, each on a page of its own, without who gets it. */
  enclosed?: readonly { subject: string; body: readonly string[] }[];
}

/** Letters as one PDF, each on a page of its own, folded in three for a window envelope. US Letter. */
export const lettersPdf = (letters: readonly PaperLetter[], title: string): Promise<Buffer> =>
  makePdf({ kind: 'letters', letters, title });
