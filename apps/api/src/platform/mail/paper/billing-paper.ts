import type { Language } from '@courtyard/contract/fields/labels';
import { makePdf } from './make-pdf';
import type { PaperSize } from './paper-size.rules';

/** Whom a paper is from, as its head shows it. */
export interface Letterhead {
  name: string;
  /** Postal address, in lines. */
  address: readonly string[];
  /** PNG or JPEG. */
  logo: Uint8Array | null;
  /** `#rrggbb`; null for the product's own. */
  color: string | null;
}

export type BillingPart =
  | { table: PaperTable }
  /** Sums at the end of a table: name and amount; what counts most stands out. */
  | { sums: readonly { name: string; amount: string; isMain?: boolean }[] }
  | { heading?: string; text: string };

/** What is cut off at the foot of the last page and sent back with a check. */
export interface RemittanceCoupon {
  /** Along the line to cut at. */
  title: string;
  /** To whom the check is, and where it is sent. */
  payable: { name: string; lines: readonly string[] };
  /** Account, amount, date. */
  facts: readonly (readonly [name: string, value: string])[];
  /** Names of what is filled in by hand. */
  blanks: readonly string[];
}

/** An invoice, a receipt, a statement, a deposit slip. All words in it may be what people typed. */
export interface BillingPaper {
  letterhead: Letterhead;
  size: PaperSize;
  language: Language;
  title: string;
  /** In one line below the title: that it is void, or paid. */
  mark?: string | null;
  /** Name and address of who gets it, in lines, behind the window of a folded letter's envelope. */
  to: readonly string[];
  /** Beside it: number, day, what is due. */
  facts: readonly (readonly [name: string, value: string])[];
  parts: readonly BillingPart[];
  coupon?: RemittanceCoupon | null;
  /** At the foot of each page, before its number. */
  footer: string;
  /** `Page {page} of {count}`. */
  pageOf: string;
}

export interface PaperColumn {
  name: string;
  /** Of the width of the table; together they are 1. */
  share: number;
  isAmount?: boolean;
}

export interface PaperTable {
  title?: string;
  columns: readonly PaperColumn[];
  /** As many texts as there are columns. */
  rows: readonly (readonly string[])[];
  /** Said where there are none. */
  none?: string;
}

/** An invoice, a receipt, a statement or a slip of a community as PDF, with numbered pages. */
export const billingPaper = (paper: BillingPaper): Promise<Buffer> => makePdf({ kind: 'billing', paper });
