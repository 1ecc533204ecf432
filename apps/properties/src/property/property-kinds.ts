import type { PropertyStatus, PropertyType } from '@courtyard/contract/properties/property/property';

/** In the order in which people look for them. */
export const propertyTypes = [
  'condo',
  'townhouse',
  'house',
  'apartment',
  'commercial',
  'parking',
  'storage',
  'land',
] as const satisfies readonly PropertyType[];

export const propertyStatuses = [
  'active',
  'construction',
  'renovation',
  'inactive',
] as const satisfies readonly PropertyStatus[];
