import { authRoutes } from './platform/auth';
import { fileRoutes } from './platform/files';
import { shellRoutes } from './platform/shell';
import { propertiesRoutes } from './properties/index';
import type { ByKey } from './route';

export * from './platform/auth';
export * from './platform/audit';
export * from './platform/files';
export * from './platform/shell';
export * from './primitives';
export * from './problem';
export * from './route';
export * from './section';
export * from './version';

/** Calls by the section whose they are. A section that is switched off answers none of them. */
export const sectionRoutes = { properties: propertiesRoutes };

/** Every call of the product. */
export const routes = { ...authRoutes, ...shellRoutes, ...fileRoutes, ...propertiesRoutes };

/** Every call by method and path, for the client's types. */
export type Routes = ByKey<typeof routes>;
