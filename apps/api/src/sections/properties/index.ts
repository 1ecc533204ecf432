import { propertiesPermissions } from '@courtyard/contract/properties/permissions';
import { defineSection } from '../../platform/section/define-section';
import { documentModule } from './belongings/document/document.routes';
import { insuranceReminder } from './belongings/insurance/insurance-reminder';
import { insuranceModule } from './belongings/insurance/insurance.routes';
import { petModule } from './belongings/pet/pet.routes';
import { vehicleModule } from './belongings/vehicle/vehicle.routes';
import { commonAreaModule } from './common-area/common-area.routes';
import { seedManyProperties } from './demo/many-properties.demo';
import { seedProperties } from './demo/properties.demo';
import { historyModule, propertiesHistory } from './property/history.routes';
import { dryRunsJob, importAnalyzeJob } from './import/import.jobs';
import { importModule } from './import/import.routes';
import { occupancyModule } from './occupancy/occupancy.routes';
import { propertiesGrants } from './properties.access';
import './properties.tables';
import { propertyModule } from './property/property.routes';
import { reservationModule } from './reservation/reservation.routes';
import { assetReminder } from './upkeep/asset/asset-reminder';
import { assetModule } from './upkeep/asset/asset.routes';
import { reserveComponentModule } from './upkeep/reserve/reserve-component.routes';

/** Properties & Areas. */
export const propertiesSection = defineSection({
  id: 'properties',
  modules: [
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
  ],
  permissions: propertiesPermissions,
  grants: propertiesGrants,
  history: propertiesHistory,
  jobs: [importAnalyzeJob, dryRunsJob],
  reminders: [insuranceReminder, assetReminder],
  demo: [seedProperties],
  bulk: {
    things: 'properties',
    add: seedManyProperties,
    tables: ['property', 'person', 'ownership', 'residency', 'insurance_policy'],
  },
});
