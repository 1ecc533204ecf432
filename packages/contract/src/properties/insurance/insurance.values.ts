// Lists of values without their schemas, so that a page that offers them loads no schema. In the order of the choices.

export const policyKinds = ['homeowner', 'renter', 'flood', 'umbrella', 'other'] as const;

/** State of one policy on the community's day: `expiring` is at most 30 days away, `replaced` a lapsed one that a later policy follows. */
export const policyStates = ['valid', 'expiring', 'lapsed', 'replaced'] as const;
