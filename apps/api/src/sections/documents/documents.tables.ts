import type {
  DocumentFavoriteTable,
  DocumentSeenTable,
  DocumentTable,
  DocumentVersionTable,
} from './document/document.tables';
import type {
  DocumentFolderTable,
  FolderGrantTable,
  GrantedFolderTable,
  ScopeGrantTable,
} from './folder/folder.tables';
import type { DocumentFolderFollowTable, DocumentNoticeTable } from './folder/notifications/telling.tables';
import type { DocumentLinkTable } from './link/link.tables';
import type {
  DocumentPassageTable,
  DocumentReadingTable,
  DocumentThumbnailTable,
} from './text-extraction/reading.tables';

/** The tables of the section "Documents". */
interface DocumentsTables {
  documentFolder: DocumentFolderTable;
  folderGrant: FolderGrantTable;
  scopeGrant: ScopeGrantTable;
  grantedFolder: GrantedFolderTable;
  document: DocumentTable;
  documentVersion: DocumentVersionTable;
  documentFavorite: DocumentFavoriteTable;
  documentSeen: DocumentSeenTable;
  documentLink: DocumentLinkTable;
  documentFolderFollow: DocumentFolderFollowTable;
  documentNotice: DocumentNoticeTable;
  documentReading: DocumentReadingTable;
  documentPassage: DocumentPassageTable;
  documentThumbnail: DocumentThumbnailTable;
}

declare module '../../platform/database/database' {
  // The compiler's way to add to an interface from outside: the platform names no section.
  interface Database extends DocumentsTables {}
}
