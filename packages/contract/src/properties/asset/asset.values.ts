// Lists of values without their schemas, so that a page that offers them loads no schema. In the order of the choices.

/** Building systems and grounds, as reserve studies group them. */
export const assetCategories = [
  'roofing',
  'exterior',
  'structure',
  'paving',
  'plumbing',
  'electrical',
  'mechanical',
  'elevator',
  'life-safety',
  'access',
  'pool',
  'fitness',
  'interior',
  'grounds',
  'other',
] as const;

/** `retired` is no longer there: it stays in the register with its services, and nothing of it falls due. */
export const assetStatuses = ['in-service', 'out-of-service', 'retired'] as const;

/** State of a warranty on the community's day: `expiring` ends in at most 60 days. */
export const warrantyStates = ['expiring', 'valid', 'expired', 'none'] as const;

/** State of the next service on the community's day: `due` is at most 14 days away, `overdue` was before today. */
export const serviceStates = ['overdue', 'due', 'scheduled', 'none'] as const;

/** A repair puts something right that broke; it moves no regular service. */
export const serviceKinds = ['maintenance', 'inspection', 'repair'] as const;
