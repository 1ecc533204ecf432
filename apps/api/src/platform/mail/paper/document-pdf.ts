import type { Language } from '@courtyard/contract/fields/labels';
import { makePdf } from './make-pdf';

/** A table on paper: the first column is what a row is called, the others are figures. All words may be what people typed. */
export interface PaperTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Below a line, in bold. */
  foot?: readonly (readonly string[])[];
}

/** A part of a document on paper. All words in it may be what people typed. */
export type PdfPart =
  /** A paragraph, with its line ends. */
  | string
  | { heading: string }
  | { list: readonly string[] }
  /** Rows of two: what it is, and its value. */
  | { facts: readonly (readonly [string, string])[] }
  | { table: PaperTable }
  /** Lines to sign and date on, each with what stands below it. */
  | { signatures: readonly string[] };

export interface PdfText {
  title: string;
  /** Below the title. */
  subtitle: string;
  /** At the foot of each page, before its number. */
  footer: string;
  language: Language;
  parts: readonly PdfPart[];
}

/** A document of a community as PDF, US Letter, with numbered pages. */
export const documentPdf = (text: PdfText): Promise<Buffer> => makePdf({ kind: 'document', text });
