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
