import { type CallsOf, joinTables, type TableOf } from '../wire/route';
import * as tables from './route-tables';

export * from './permissions';

/** Every call of the section "Service Requests". */
export interface ServiceRequestsRoutes extends TableOf<typeof tables> {}
export const serviceRequestsRoutes: ServiceRequestsRoutes = joinTables(tables);

/** The same by method and path, for the client's types. */
export interface ServiceRequestsCalls extends CallsOf<ServiceRequestsRoutes> {}
