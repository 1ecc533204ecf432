import type { DefaultMoment } from '../../../platform/database/columns';

export interface JournalEntryFileTable {
  tenantId: string;
  /** Of an entry, or of one that waits for a second person. */
  entryId: string;
  fileId: string;
  attachedAt: DefaultMoment;
  /** A name, as it was. */
  attachedBy: string;
}
