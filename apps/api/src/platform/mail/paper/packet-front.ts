import type { Language } from '@courtyard/contract/fields/labels';
import { makePdf } from './make-pdf';

/** Cover and contents of several PDFs that become one: two pages. All words may be what people typed. */
export interface PacketFront {
  title: string;
  community: string;
  /** Below the title, line by line. */
  about: readonly string[];
  contentsTitle: string;
  /** Those of a page at most: see `maxPacketParts`. */
  rows: readonly { name: string; page: number; destination: string }[];
  language: Language;
}

export const frontPages = 2;

export const packetFrontPdf = (front: PacketFront): Promise<Buffer> =>
  makePdf({ kind: 'packet-front', front });
