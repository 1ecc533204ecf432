// Lists of values without their schemas, so that a page that offers them loads no schema. In the order of the choices.

export const policyKinds = ['homeowner', 'renter', 'flood', 'umbrella', 'other'] as const;

/** State of one policy on the community's day: `expiring` ends in at most 30 days, `upcoming` starts later, `replaced` has lapsed and another goes on. */
export const policyStates = ['valid', 'expiring', 'upcoming', 'lapsed', 'replaced'] as const;
