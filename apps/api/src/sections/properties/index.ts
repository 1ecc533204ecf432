import type { Module } from '../../platform/http/implement';
import type { Job } from '../../platform/core/services';
import { commonAreaModule } from './common-area/common-area.routes';
import { documentModule } from './belongings/document/document.routes';
import { historyModule } from './history/history.routes';
import { dryRunsJob, importAnalyzeJob } from './import/import.jobs';
import { importModule } from './import/import.routes';
import { insuranceReminderJob } from './belongings/insurance/insurance.jobs';
import { insuranceModule } from './belongings/insurance/insurance.routes';
import { occupancyModule } from './occupancy/occupancy.routes';
import { petModule } from './belongings/pet/pet.routes';
import { propertyModule } from './property/property.routes';
import { reservationModule } from './reservation/reservation.routes';
import { assetReminderJob } from './upkeep/asset/asset.jobs';
import { assetModule } from './upkeep/asset/asset.routes';
import { reserveComponentModule } from './upkeep/reserve/reserve-component.routes';
import { vehicleModule } from './belongings/vehicle/vehicle.routes';

const parts: readonly Module[] = [
  propertyModule,
  occupancyModule,
  vehicleModule,
  petModule,
  insuranceModule,
  documentModule,
  historyModule,
  importModule,
  commonAreaModule,
  reservationModule,
  assetModule,
  reserveComponentModule,
];

/** Everything that the section "Properties & Areas" answers. */
export const propertiesModule: Module = (platform) => parts.flatMap((part) => part(platform));

/** Its background work. */
export const propertiesJobs: readonly Job[] = [
  insuranceReminderJob,
  assetReminderJob,
  importAnalyzeJob,
  dryRunsJob,
];

export { seedManyProperties } from './demo/many-properties.demo';
export { seedProperties } from './demo/properties.demo';
