import type { RouteTable } from '../route';
import { assetRoutes } from './asset';
import { commonAreaRoutes } from './common-area';
import { documentRoutes } from './document';
import { historyRoutes } from './history';
import { importRoutes } from './import';
import { insuranceRoutes } from './insurance';
import { occupancyRoutes } from './occupancy';
import { petRoutes } from './pet';
import { propertyRoutes } from './property';
import { reserveComponentRoutes } from './reserve-component';
import { reservationRoutes } from './reservation';
import { vehicleRoutes } from './vehicle';

export * from './permissions';

/** Every call of the section "Properties & Areas". */
export const propertiesRoutes = {
  ...propertyRoutes,
  ...occupancyRoutes,
  ...vehicleRoutes,
  ...petRoutes,
  ...insuranceRoutes,
  ...documentRoutes,
  ...historyRoutes,
  ...importRoutes,
  ...commonAreaRoutes,
  ...reservationRoutes,
  ...assetRoutes,
  ...reserveComponentRoutes,
} satisfies RouteTable;
