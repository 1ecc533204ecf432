import type { SearchProvider } from '../../../platform/section/search/search-provider';
import { propertySearch } from './property-search';

/** Every kind of record of the section that the search of the top bar finds. */
export const propertiesSearch: readonly SearchProvider[] = [propertySearch];
