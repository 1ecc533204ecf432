// Lists of values without their schemas, so that a page that offers them loads no schema. In the order of the choices.

export const propertyTypes = [
  'condo',
  'townhouse',
  'house',
  'apartment',
  'commercial',
  'parking',
  'storage',
  'land',
] as const;

export const propertyStatuses = ['active', 'construction', 'renovation', 'inactive'] as const;

/** Who lives there today: an owner, a tenant, or nobody. Derived from the residencies. */
export const occupancies = ['owner', 'rented', 'vacant'] as const;

/** By the policy that runs longest: `expiring` is at most 30 days away. */
export const insuranceStates = ['valid', 'expiring', 'lapsed', 'none'] as const;
