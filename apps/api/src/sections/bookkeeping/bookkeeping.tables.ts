import type { BookCheckTable } from './book-check/book-check.tables';
import type { RecognitionPolicyTable } from './period/recognition/recognition.tables';
import type { CloseLetterTable } from './period/notifications/close-letter.tables';
import type { ServiceItemTable } from './service-item/service-item.tables';

/** The tables of the section "Bookkeeping". */
export interface BookkeepingTables {
  bookCheck: BookCheckTable;
  closeLetter: CloseLetterTable;
  recognitionPolicy: RecognitionPolicyTable;
  serviceItem: ServiceItemTable;
}

declare module '../../platform/database/database' {
  // The compiler's way to add to an interface from outside: the platform names no section.
  interface Database extends BookkeepingTables {}
}
