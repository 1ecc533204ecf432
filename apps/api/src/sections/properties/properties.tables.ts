import type { CommonAreaPhotoTable, CommonAreaTable } from './common-area/common-area.tables';
import type { PropertyImportRowTable, PropertyImportTable } from './property/import/import.tables';
import type { InsurancePolicyTable } from './unit-records/insurance/insurance.tables';
import type { OwnershipTable, PersonTable, ResidencyTable } from './occupancy/occupancy.tables';
import type { PetTable } from './unit-records/pet/pet.tables';
import type { PropertyDayTable, PropertyTable } from './property/property.tables';
import type { ReservationTable } from './reservation/reservation.tables';
import type { AssetServiceTable, AssetTable } from './upkeep/asset/asset.tables';
import type { ReserveComponentTable } from './upkeep/reserve/reserve-component.tables';
import type { VehicleTable } from './unit-records/vehicle/vehicle.tables';

/** The tables of the section "Properties & Areas". */
export interface PropertiesTables {
  property: PropertyTable;
  propertyDay: PropertyDayTable;
  person: PersonTable;
  ownership: OwnershipTable;
  residency: ResidencyTable;
  vehicle: VehicleTable;
  pet: PetTable;
  insurancePolicy: InsurancePolicyTable;
  propertyImport: PropertyImportTable;
  propertyImportRow: PropertyImportRowTable;
  commonArea: CommonAreaTable;
  commonAreaPhoto: CommonAreaPhotoTable;
  reservation: ReservationTable;
  reserveComponent: ReserveComponentTable;
  asset: AssetTable;
  assetService: AssetServiceTable;
}

declare module '../../platform/database/database' {
  // The compiler's way to add to an interface from outside: the platform names no section.
  interface Database extends PropertiesTables {}
}
