import type { textStates } from '@courtyard/contract/documents/document/document.values';
import type { GeneratedAlways } from 'kysely';
import type { Generated } from '../../../platform/database/columns';

export type ReadingState = (typeof textStates)[number];

export interface DocumentReadingTable {
  tenantId: string;
  documentId: string;
  number: number;
  textState: Generated<ReadingState>;
  textAttempts: Generated<number>;
  thumbnailState: Generated<ReadingState>;
  thumbnailAttempts: Generated<number>;
}

export interface DocumentThumbnailTable {
  tenantId: string;
  documentId: string;
  number: number;
  /** WebP. */
  content: Buffer;
}

export interface DocumentPassageTable {
  tenantId: string;
  documentId: string;
  number: number;
  /** In the order of the text, from 0 on. */
  place: number;
  page: number | null;
  text: string;
  words: GeneratedAlways<string>;
}
