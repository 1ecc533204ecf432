/** Whom a recurring invoice bills: all units in use, those of some buildings, or chosen ones. */
export const billedScopes = ['all', 'buildings', 'units'] as const;

/** How a recurring invoice is charged: as other invoices are, or with an amount of each unit, which a dues plan sets. */
export const recurringSplits = ['each', 'by-share', 'per-unit'] as const;
