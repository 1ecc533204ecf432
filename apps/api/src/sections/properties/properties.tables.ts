import type { CommonAreaPhotoTable, CommonAreaTable } from './common-area/common-area.tables';
import type { PropertyDocumentTable } from './belongings/document/document.tables';
import type { PropertyImportRowTable, PropertyImportTable } from './import/import.tables';
import type { InsurancePolicyTable, InsuranceReminderTable } from './belongings/insurance/insurance.tables';
import type { OwnershipTable, PersonTable, ResidencyTable } from './occupancy/occupancy.tables';
import type { PetTable } from './belongings/pet/pet.tables';
import type { PropertyDayTable, PropertyTable } from './property/property.tables';
import type { ReservationTable } from './reservation/reservation.tables';
import type {
  AssetFileTable,
  AssetReminderTable,
  AssetServiceTable,
  AssetTable,
} from './upkeep/asset/asset.tables';
import type { ReserveComponentTable } from './upkeep/reserve/reserve-component.tables';
import type { VehicleTable } from './belongings/vehicle/vehicle.tables';

/** The tables of the section "Properties & Areas". */
export interface PropertiesTables {
  property: PropertyTable;
  property_day: PropertyDayTable;
  person: PersonTable;
  ownership: OwnershipTable;
  residency: ResidencyTable;
  vehicle: VehicleTable;
  pet: PetTable;
  insurance_policy: InsurancePolicyTable;
  insurance_reminder: InsuranceReminderTable;
  property_document: PropertyDocumentTable;
  property_import: PropertyImportTable;
  property_import_row: PropertyImportRowTable;
  common_area: CommonAreaTable;
  common_area_photo: CommonAreaPhotoTable;
  reservation: ReservationTable;
  reserve_component: ReserveComponentTable;
  asset: AssetTable;
  asset_file: AssetFileTable;
  asset_service: AssetServiceTable;
  asset_reminder: AssetReminderTable;
}
