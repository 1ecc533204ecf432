// Lists of values without their schemas, so that a page that offers them loads no schema. In the order of the choices.

export const workOrderStates = [
  'draft',
  'issued',
  'scheduled',
  'in-progress',
  'done',
  'accepted',
  'cancelled',
] as const;

/** What is still to be done. */
export const openWorkStates = ['draft', 'issued', 'scheduled', 'in-progress', 'done'] as const;

/** `proposed` by the vendor or staff member until a manager confirms it. Both hold the time. */
export const visitStates = ['proposed', 'confirmed', 'cancelled'] as const;

export const workLineKinds = ['labor', 'part', 'other'] as const;

/** What a photo of the work shows. */
export const photoPhases = ['before', 'after'] as const;

/** Quantities have three decimals: 1.25 hours are 1,250. */
export const quantityScale = 1000;

export const maxChecks = 50;
export const maxWorkLines = 50;
export const maxWorkPhotos = 40;
/** Requests of one order. */
export const maxWorkRequests = 50;
