// Every table of routes of the section: the list that a new one joins.
export { propertyRoutes } from './property/property';
export { occupancyRoutes } from './occupancy/occupancy';
export { personConsentRoutes } from './occupancy/person-consent';
export { vehicleRoutes } from './unit-records/vehicle/vehicle';
export { petRoutes } from './unit-records/pet/pet';
export { insuranceRoutes } from './unit-records/insurance/insurance';
export { historyRoutes } from './property/history';
export { importRoutes } from './property/import';
export { commonAreaRoutes } from './common-area/common-area';
export { reservationRoutes } from './reservation/reservation';
export { bulkDecisionRoutes } from './reservation/bulk-decisions';
export { bookingChargeRoutes } from './reservation/booking-charge';
export { addressRoutes } from './property/address';
export { assetRoutes } from './asset/asset';
export { serviceRecordRoutes } from './asset/service-record';
export { reserveComponentRoutes } from './reserve-component/reserve-component';
