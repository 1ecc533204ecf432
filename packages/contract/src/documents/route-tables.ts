// Every table of routes of the section: the list that a new one joins.
export { folderRoutes } from './folder/folder';
export { folderSearchRoutes } from './folder/folder-search';
export { unreachableFolderRoutes } from './folder/unreachable-folders';
export { documentReadRoutes } from './document/document-reads';
export { documentChangeRoutes } from './document/document-changes';
export { documentOverviewRoutes } from './document/document-overview';
export { contentSearchRoutes } from './document/content-search';
export { documentLinkRoutes } from './document/document-links';
export { bulkDocumentRoutes } from './document/bulk-documents';
export { trashRoutes } from './trash/trash';
