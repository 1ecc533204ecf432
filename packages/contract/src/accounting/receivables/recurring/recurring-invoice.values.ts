/** Whom a recurring invoice bills: all units in use, those of some buildings, or chosen ones. */
export const billedScopes = ['all', 'buildings', 'units'] as const;
