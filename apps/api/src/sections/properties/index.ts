import { propertiesPermissions } from '@courtyard/contract/properties/permissions';
import { type Grants, owners, readers } from '../../platform/auth/permissions/permission-table';
import { defineSection } from '../../platform/section/define-section';
import { bulkJob } from '../../platform/section/bulk/bulk-job';
import { bulkJobEnded } from '../../platform/section/bulk/bulk-job-notification';
import { archiveProperties } from './property/list/bulk/archive-many.service';
import { setPropertyStatus } from './property/list/bulk/status-many';
import { moveAssets, removeAssets, setAssetStatus } from './upkeep/asset/list/bulk-assets';
import { bulkApprove, bulkCancel, bulkDecline } from './reservation/decision/bulk-decisions';
import { insuranceEnding } from './unit-records/insurance/insurance-notifications';
import { hasPropertyAmounts } from './unit-records/amounts.sql';
import { insuranceReminder } from './unit-records/insurance/insurance-reminder';
import { lapsedCoverTasks, renewalTasks } from './unit-records/insurance/insurance-task';
import { insuranceModule } from './unit-records/insurance/insurance.routes';
import { petModule } from './unit-records/pet/pet.routes';
import { vehicleModule } from './unit-records/vehicle/vehicle.routes';
import { bookingSentences } from './common-area/booking.messages';
import { areaAdded } from './common-area/area-notification';
import { commonAreaModule } from './common-area/common-area.routes';
import { seedManyProperties } from './demo/bulk-properties.demo';
import { seedProperties } from './demo/properties.demo';
import { propertiesFileColumns } from './search/file-places';
import { propertiesKinds } from './search/logged-kinds';
import { historyModule, propertiesHistory } from './property/history.routes';
import { dryRunsJob, importAnalyzeJob } from './property/import/import.jobs';
import { importSentences } from './property/import/import.messages';
import { importModule } from './property/import/import.routes';
import { propertiesPermissionSentences } from './search/permissions.messages';
import { occupancySentences } from './occupancy/occupancy.messages';
import { occupancyModule } from './occupancy/occupancy.routes';
import { propertiesSteps } from './occupancy/first-steps';
import { ownerRegister } from './occupancy/person/owner-register';
import './properties.tables';
import { propertiesMergedRows } from './occupancy/person/merging/merge-people';
import { findHomes } from './property/property.sql';
import { propertiesNamed } from './search/named-records';
import { propertiesSearch } from './search/properties-search';
import { followAddress } from './occupancy/person/member-home.service';
import { propertiesAudience } from './occupancy/person/properties-audience';
import { propertyModule } from './property/property.routes';
import { bookingNotifications } from './reservation/alerts/booking-notifications';
import { insuranceDates } from './unit-records/insurance/insurance-dates';
import { bookingDates } from './reservation/calendar/booking-dates';
import { bookingTasks } from './reservation/alerts/booking-task';
import { bookingReminderJob } from './reservation/alerts/booking-reminder';
import { waitlistJob } from './reservation/waitlist/offers';
import { expiryJob } from './reservation/decision/expiry';
import { reservationModule } from './reservation/reservation.routes';
import { assetsDueNotice } from './upkeep/asset/asset-notifications';
import { assetReminder } from './upkeep/asset/asset-reminder';
import { assetDates } from './upkeep/asset/due/asset-dates';
import { assetTasks } from './upkeep/asset/due/asset-task';
import { assetModule } from './upkeep/asset/asset.routes';
import { upkeepSentences } from './upkeep/upkeep.messages';
import { reserveComponentModule } from './upkeep/reserve/reserve-component.routes';

export {
  changeResidencyEnd,
  giveResidency,
  keepsHousehold,
  requireKeepsHousehold,
} from './occupancy/person/household-home.service';
export { periodStateOn } from './occupancy/period.rules';
export { ownPeriods, propertyName } from './property/property.sql';
export { lastServiceOf } from './upkeep/asset/service/last-service.sql';
export { giveHome, requireCanGiveHome } from './occupancy/person/member-home.service';
export { removeResidency } from './occupancy/residency.service';
export { linkPerson, setMemberOf } from './occupancy/person/member-person.service';
export {
  homePeriodsOf,
  homesNamed,
  homesOfMember,
  leaseEndsOfMembers,
} from './occupancy/person/member-homes.sql';

/** Which built-in roles get what the section allows, besides "Project Admin". */
const propertiesGrants: Grants<keyof typeof propertiesPermissions> = {
  'Properties List View': readers,
  'Property Details View': [...readers, 'Member', 'Tenant'],
  'Property Create': ['Manager'],
  'Property Update': ['Manager'],
  'Property Archive': ['Manager'],
  'Property Import': ['Manager'],
  'Property Export': ['Manager'],
  'Ownership Update': ['Manager'],
  'Residency Update': ['Manager'],
  'Vehicle Update': [...owners, 'Tenant'],
  'Pet Update': [...owners, 'Tenant'],
  'Insurance Update': owners,
  'Common Area Create': ['Manager'],
  'Common Area Update': ['Manager'],
  'Common Area Archive': ['Manager'],
  'Reservations List View': readers,
  'Reservation Create': [...owners, 'Tenant'],
  'Reservation Approve': ['Board Member', 'Manager'],
  'Assets List View': readers,
  'Asset Update': ['Manager'],
  'Reserve Components List View': [...readers, 'Member'],
  'Reserve Component Update': ['Manager', 'Treasurer'],
};

/** Properties & Areas. */
export const propertiesSection = defineSection({
  id: 'properties',
  followAddress,
  owners: ownerRegister,
  mergedRows: propertiesMergedRows,
  fileColumns: propertiesFileColumns,
  hasAmounts: hasPropertyAmounts,
  sentences: {
    ...propertiesPermissionSentences,
    ...occupancySentences,
    ...importSentences,
    ...bookingSentences,
    ...upkeepSentences,
  },
  modules: [
    propertyModule,
    occupancyModule,
    vehicleModule,
    petModule,
    insuranceModule,
    historyModule,
    importModule,
    commonAreaModule,
    reservationModule,
    assetModule,
    reserveComponentModule,
  ],
  permissions: propertiesPermissions,
  ownRecords: ['Properties List View', 'Property Details View', 'Reservations List View'],
  grants: propertiesGrants,
  history: propertiesHistory,
  logged: propertiesKinds,
  ownPlaces: { 'my-home': findHomes },
  firstSteps: propertiesSteps,
  jobs: [importAnalyzeJob, dryRunsJob],
  communityJobs: [bookingReminderJob, waitlistJob, expiryJob],
  reminders: [insuranceReminder, assetReminder],
  notifications: [
    ...bookingNotifications,
    insuranceEnding,
    areaAdded,
    assetsDueNotice,
    bulkJobEnded('properties'),
  ],
  bulkJobs: [
    bulkJob(archiveProperties),
    bulkJob(setPropertyStatus),
    bulkJob(setAssetStatus),
    bulkJob(moveAssets),
    bulkJob(removeAssets),
    bulkJob(bulkApprove),
    bulkJob(bulkDecline),
    bulkJob(bulkCancel),
  ],
  audiences: propertiesAudience,
  tasks: [renewalTasks, lapsedCoverTasks, bookingTasks, assetTasks],
  calendar: [bookingDates, assetDates, insuranceDates],
  search: propertiesSearch,
  namedRecords: propertiesNamed,
  demo: [seedProperties],
  bulk: {
    records: 'properties',
    add: seedManyProperties,
    tables: ['property', 'person', 'ownership', 'residency', 'insurance_policy'],
  },
});
