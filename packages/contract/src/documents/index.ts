import { type CallsOf, joinTables, type TableOf } from '../wire/route';
import * as tables from './route-tables';

export * from './permissions';

/** Every call of the section "Documents". */
export interface DocumentsRoutes extends TableOf<typeof tables> {}
export const documentsRoutes: DocumentsRoutes = joinTables(tables);

/** The same by method and path, for the client's types. */
export interface DocumentsCalls extends CallsOf<DocumentsRoutes> {}
