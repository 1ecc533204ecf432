import type { RouteTable } from '../wire/route';
import { addressRoutes } from './property/address';
import { assetRoutes } from './asset/asset';
import { serviceRecordRoutes } from './asset/service-record';
import { commonAreaRoutes } from './common-area/common-area';
import { documentRoutes } from './property/document';
import { historyRoutes } from './property/history';
import { importRoutes } from './property/import';
import { insuranceRoutes } from './belongings/insurance/insurance';
import { occupancyRoutes } from './occupancy/occupancy';
import { personConsentRoutes } from './occupancy/person-consent';
import { petRoutes } from './belongings/pet/pet';
import { propertyRoutes } from './property/property';
import { reserveComponentRoutes } from './reserve-component/reserve-component';
import { bookingChargeRoutes } from './reservation/booking-charge';
import { manyDecisionRoutes } from './reservation/many-decisions';
import { reservationRoutes } from './reservation/reservation';
import { vehicleRoutes } from './belongings/vehicle/vehicle';

export * from './permissions';

/** Every call of the section "Properties & Areas". */
export const propertiesRoutes = {
  ...propertyRoutes,
  ...occupancyRoutes,
  ...personConsentRoutes,
  ...vehicleRoutes,
  ...petRoutes,
  ...insuranceRoutes,
  ...documentRoutes,
  ...historyRoutes,
  ...importRoutes,
  ...commonAreaRoutes,
  ...reservationRoutes,
  ...manyDecisionRoutes,
  ...bookingChargeRoutes,
  ...addressRoutes,
  ...assetRoutes,
  ...serviceRecordRoutes,
  ...reserveComponentRoutes,
} satisfies RouteTable;
