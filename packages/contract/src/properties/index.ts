import { type CallsOf, joinTables, type TableOf } from '../wire/route';
import * as tables from './route-tables';

export * from './permissions';

/** Every call of the section "Properties & Areas". */
export interface PropertiesRoutes extends TableOf<typeof tables> {}
export const propertiesRoutes: PropertiesRoutes = joinTables(tables);

/** The same by method and path, for the client's types. */
export interface PropertiesCalls extends CallsOf<PropertiesRoutes> {}
