import { accountingRoutes } from './accounting/index';
import { bookkeepingRoutes } from './bookkeeping/index';
import { communicationsRoutes } from './communications/index';
import { documentsRoutes } from './documents/index';
import { type PlatformCalls, platformRoutes } from './index';
import { peopleRoutes } from './people/index';
import { propertiesRoutes } from './properties/index';
import { serviceRequestsRoutes } from './service-requests/index';
import type { CallsOf, RouteTable, TableOf } from './wire/route';
import { bankingRoutes } from './banking/index';
import { budgetSectionRoutes } from './budget/index';

/**
 * Calls by the section whose they are: the one list that a new section adds itself to here, after which the compiler asks
 * the API for the section's definition. A section that is switched off answers none of its calls.
 */
export const sectionRoutes = {
  properties: propertiesRoutes,
  people: peopleRoutes,
  communications: communicationsRoutes,
  bookkeeping: bookkeepingRoutes,
  accounting: accountingRoutes,
  documents: documentsRoutes,
  'service-requests': serviceRequestsRoutes,
  banking: bankingRoutes,
  budget: budgetSectionRoutes,
};

/** Every call of the product. */
export const routes: RouteTable = Object.assign({}, platformRoutes, ...Object.values(sectionRoutes));

/** The same by method and path. */
export interface AllCalls extends PlatformCalls, CallsOf<TableOf<typeof sectionRoutes>> {}
