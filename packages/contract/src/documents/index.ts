import type { RouteTable } from '../wire/route';
import { documentReadRoutes } from './document/document-reads';
import { documentChangeRoutes } from './document/document-changes';
import { documentOverviewRoutes } from './document/document-overview';
import { folderRoutes } from './folder/folder';

export * from './permissions';

/** Every call of the section "Documents". */
export const documentsRoutes = {
  ...folderRoutes,
  ...documentReadRoutes,
  ...documentChangeRoutes,
  ...documentOverviewRoutes,
} satisfies RouteTable;
