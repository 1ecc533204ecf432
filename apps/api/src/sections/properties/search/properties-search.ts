import type { SearchProvider } from '../../../platform/section/search/search-provider';
import { personSearch, petSearch, policySearch, vehicleSearch } from './household-search';
import { propertySearch } from './property-search';
import { reservationSearch } from './reservation-search';
import { areaSearch, assetSearch, componentSearch } from './upkeep-search';

/** Every kind of record of the section that the search of the top bar finds. */
export const propertiesSearch: readonly SearchProvider[] = [
  propertySearch,
  personSearch,
  areaSearch,
  assetSearch,
  componentSearch,
  reservationSearch,
  vehicleSearch,
  petSearch,
  policySearch,
];
