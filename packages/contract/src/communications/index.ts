import { type CallsOf, joinTables, type TableOf } from '../wire/route';
import * as tables from './route-tables';

export * from './permissions';

/** Every call of the section "Communications". */
export interface CommunicationsRoutes extends TableOf<typeof tables> {}
export const communicationsRoutes: CommunicationsRoutes = joinTables(tables);

/** The same by method and path, for the client's types. */
export interface CommunicationsCalls extends CallsOf<CommunicationsRoutes> {}
