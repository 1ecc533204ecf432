import type { Property, PropertySummary } from '@courtyard/contract/properties/property/property';

const section = '/properties-common-areas';
const base = `${section}/properties`;

/** Addresses of the pages about properties. */
export const propertyPaths = {
  /** The section's landing page, which is open to everybody. */
  overview: section,
  list: base,
  add: `${base}/add`,
  import: `${base}/import`,
  detail: (id: string, tab?: string) => `${base}/detail?id=${id}${tab ? `&tab=${tab}` : ''}`,
  edit: (id: string) => `${base}/edit?id=${id}`,
  vehicle: (id: string, vehicleId?: string) =>
    `${base}/detail/vehicle?id=${id}${vehicleId ? `&vehicle=${vehicleId}` : ''}`,
  insurance: (id: string, policyId?: string) =>
    `${base}/detail/insurance?id=${id}${policyId ? `&policy=${policyId}` : ''}`,
};

/** How people call a unit: `Aspen House 204`, or the number alone where there are no buildings. */
export function propertyName(property: Pick<Property | PropertySummary, 'building' | 'unitNumber'>): string {
  return property.building ? `${property.building} ${property.unitNumber}` : property.unitNumber;
}
